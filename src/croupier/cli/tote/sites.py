"""The sites that share a pool, as a request names them: the host first, with whom carried money rests."""

from collections.abc import Mapping

from croupier.base.refusal import Reason, refuse
from croupier.cli.strict import each, keys, read_id
from croupier.cli.tote.races import amounts_of
from croupier.cli.tote.terms import PRICE, changed
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Kind
from croupier.games.tote.offers import Offer
from croupier.games.tote.sites import Site

_OWN = ("amounts", "exchanged")
_SITE = ("name", *_OWN, *PRICE)


def read_sites(kind: Kind, offer: Offer, fields: Mapping[str, object]) -> tuple[Site, ...]:
    for key in _OWN:
        if key in fields:
            says = f"a pool with sites has no {key} of its own; each site has"
            refuse(Reason.UNREADABLE, says, clauses.SHARED, key)
    names: set[str] = set()

    def read(one: object) -> Site:
        site = _site(kind, offer, keys(one, _SITE, ("name", "amounts"), "a site"))
        if site.name in names:
            refuse(Reason.DUPLICATE_ID, f"the site {site.name!a} is given twice", clauses.SHARED, "name")
        names.add(site.name)
        return site

    sites = tuple(each(fields["sites"], "sites", read))
    if not sites:
        refuse(Reason.UNREADABLE, "a pool is shared by at least one site", clauses.SHARED, "sites")
    return sites


def _site(kind: Kind, offer: Offer, given: Mapping[str, object]) -> Site:
    """How a pick shares is the pool's: a site changes only what it takes, its break and its minimum."""
    name = read_id(given["name"], "name")
    terms = changed(kind, offer, {key: given[key] for key in PRICE if key in given}).terms
    return Site(name, terms, *(amounts_of(kind, given, key) for key in _OWN))
