-- GET /rpc/site_counts. How much there is on the site, for those who read what it is: what visitors can see
-- now. Nothing about anybody.
create function public.site_counts()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'events', (
      select count(*) from public.events
      where status = 'approved' and deleted_at is null and ends_at > now()
    ),
    'performers', (
      select count(*) from public.performer_profiles where status = 'approved' and not is_deleted
    ),
    'venues', (
      select count(*) from public.venues where status = 'approved' and deleted_at is null
    )
  )
$$;
revoke execute on function public.site_counts() from public;
grant execute on function public.site_counts() to anon, authenticated;
