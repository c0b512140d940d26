-- The money of the orders above, in the ledger.
select pg_temp.write_ledger();
