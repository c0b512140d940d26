-- Nobody asked whose payment or thing it was.
create or replace function private.refuse_own_cause(p_user_id uuid)
returns void
language sql
as $$ select null::void $$;
