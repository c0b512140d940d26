do $$
declare
  v_definition text;
begin
  set local maintenance_work_mem = '512MB';
  for v_definition in select definition from pg_temp.later_indexes loop
    execute v_definition;
  end loop;
end;
$$;
