-- An advertisement whose money was asked back could be approved.
create or replace function private.require_ad_not_asked_back(p_ad_id uuid)
returns void
language sql
as $$ select null::void $$;
