"""The cage: vault, windows with their drawers, vouchers and chips against currency, fills and credits."""
