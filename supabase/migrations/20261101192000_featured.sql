-- What visitors see on the front page.

-- Title and picture of what is referred to, and whether visitors may see it.
create function private.featured_reference(
  p_content_type text, p_id uuid, out title text, out image text, out is_public boolean
)
language plpgsql
stable
set search_path = ''
as $$
begin
  if p_content_type = 'event' then
    select e.title, e.image_url, e.status = 'approved' and e.ends_at > now()
    into title, image, is_public
    from public.events as e where e.id = p_id and e.deleted_at is null;
  elsif p_content_type = 'venue' then
    select v.name, v.image_url, v.status = 'approved' into title, image, is_public
    from public.venues as v where v.id = p_id and v.deleted_at is null;
  else
    select a.performer_name, a.profile_image_url, a.status = 'approved' into title, image, is_public
    from public.performer_profiles as a where a.id = p_id and not a.is_deleted;
  end if;
end;
$$;

create function private.check_content_type(p_content_type text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.require(
    p_content_type in ('event', 'venue', 'artist'), 'content_type', 'event, venue or artist'
  );
end;
$$;

-- GET /rpc/featured. What visitors see, in order; past events and what was taken down fall out by
-- themselves.
create function public.featured(p_content_type text default null)
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'id', f.id, 'content_type', f.content_type, 'reference_id', f.reference_id,
        'reference_title', r.title, 'reference_image', r.image
      ) order by f.content_type, f.display_order
    ),
    '[]'
  )
  from public.featured_content as f
  cross join lateral private.featured_reference(f.content_type, f.reference_id) as r
  where (p_content_type is null or f.content_type = p_content_type)
    and private.is_live(f.is_active, f.starts_at, f.ends_at)
    and r.is_public
$$;
revoke execute on function public.featured(text) from public;
grant execute on function public.featured(text) to anon, authenticated;

-- GET /rpc/admin_list_featured. One tab: all rows in order, also inactive ones.
create function public.admin_list_featured(p_content_type text default 'event')
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require_admin();
  perform private.check_content_type(p_content_type);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', f.id, 'content_type', f.content_type, 'reference_id', f.reference_id,
            'reference_title', r.title, 'reference_image', r.image,
            'is_active', f.is_active, 'display_order', f.display_order,
            'starts_at', f.starts_at, 'ends_at', f.ends_at,
            'is_shown', coalesce(r.is_public, false)
              and private.is_live(f.is_active, f.starts_at, f.ends_at)
          ) order by f.display_order
        )
        from public.featured_content as f
        cross join lateral private.featured_reference(f.content_type, f.reference_id) as r
        where f.content_type = p_content_type
      ),
      '[]'
    )
  );
end;
$$;
revoke execute on function public.admin_list_featured(text) from public;
grant execute on function public.admin_list_featured(text) to anon, authenticated;

revoke execute on all functions in schema private from public;
