-- GET /rpc/may_override, by anybody: may who asks choose, for a tab of their own, which released version of a remote runs in
-- it? Superadmins may, who are shown whatever is broken first. On installations that say so in their settings
-- everybody may, and nobody asks.
create function public.may_override()
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_superadmin()
$$;
revoke execute on function public.may_override() from public;
grant execute on function public.may_override() to anon, authenticated;
