-- Every column of time is bounded: no infinity, and when it is written at most three years ahead.
-- A row that was right stays right, because the bound moves on with the days.

do $$
declare
  v_column record;
begin
  for v_column in
    select c.oid::regclass as of_table, c.relname, a.attname as name
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('date'::regtype, 'timestamptz'::regtype, 'timestamp'::regtype)
    order by c.oid, a.attnum
  loop
    execute format(
      'alter table %s add constraint %I check (isfinite(%I) and %I <= now() + interval ''3 years'')',
      v_column.of_table, v_column.relname || '_' || v_column.name || '_bounded', v_column.name,
      v_column.name
    );
  end loop;
end;
$$;
