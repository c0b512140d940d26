-- A picture that was replaced, or whose event was never saved, is of no use to anybody. Files are removed
-- by the storage service alone, so their owner's next upload asks here for what may go.

-- GET /rpc/my_unused_pictures. Names in the bucket `media`, at most a hundred: the caller's own pictures of
-- events that no event shows. A picture of the last two days may still stand in an open form.
create function public.my_unused_pictures()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return coalesce(
    (
      select jsonb_agg(name order by name)
      from (
        select o.name
        from storage.objects as o
        where o.bucket_id = 'media' and o.name like v_user_id || '/events/_%'
          and o.created_at < now() - interval '2 days'
          and not exists (
            -- Also of others: a copy of an event shows the same picture.
            select from public.events as e where right(e.image_url, length(o.name)) = o.name
          )
        order by o.created_at
        limit 100
      ) as unused
    ),
    '[]'
  );
end;
$$;

revoke execute on function public.my_unused_pictures() from public;
grant execute on function public.my_unused_pictures() to anon, authenticated;
