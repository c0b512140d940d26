-- The money of the orders of the demo accounts, in the ledger.
select pg_temp.write_ledger();
