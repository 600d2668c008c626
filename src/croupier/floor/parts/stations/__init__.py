"""A place where a player's money is credit: bills and vouchers in, a voucher or a hand pay out."""
