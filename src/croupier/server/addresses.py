"""Whose address a client has, as it is counted."""

from collections.abc import Sequence
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network


def counted_address(host: str) -> str:
    """Of IPv6 the network, for whoever has one address there has 2**64; anything else as it is."""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False))


def is_among(host: str, networks: Sequence[str]) -> bool:
    """Whether this is one of some addresses or networks, as `trusted_proxies` names them."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return any(address in ip_network(one, strict=False) for one in networks)
