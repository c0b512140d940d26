-- Any address went live.
create or replace function private.is_ad_copy(p_url text)
returns boolean
language sql
stable
as $$ select true $$;
