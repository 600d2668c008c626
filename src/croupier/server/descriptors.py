"""The files a process may have open: enough for every connection that is allowed, or no start."""

import resource

from croupier.base.refusal import Reason, refuse

RESERVE = 200
"""For everything that is no connection: journal, access, devices, pages and reports being read."""


def allow_descriptors(connections: int) -> None:
    """Raise this process's own limit as far as it may; refuse to start if that is not enough."""
    needed = connections + RESERVE
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if _enough(soft, needed):
        return
    if not _enough(hard, needed):
        refuse(
            Reason.UNREADABLE,
            f"{connections} connections and {RESERVE} other files need {needed} file descriptors, and this "
            f"process may have {hard}: raise that (ulimit -n, LimitNOFILE=) or lower connections in [server]",
        )
    unlimited = hard == resource.RLIM_INFINITY
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed if unlimited else hard, hard))


def _enough(limit: int, needed: int) -> bool:
    return limit == resource.RLIM_INFINITY or limit >= needed
