-- Uploaded files: buckets with the limits that the storage service enforces, and who may put what
-- where. Inside the buckets of members everybody has a folder named by the own user id.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select id, id, is_public, 5242880,
  array['image/jpeg', 'image/png', 'image/gif', 'image/webp']
    || case when id in ('documents', 'attachments') then array['application/pdf'] else '{}' end
from (values
  -- Logo, icon, pictures and banners of the site; administrators only.
  ('website', true), ('website-banners', true),
  -- Pictures of events, venues, performers and products, put there by their owners.
  ('media', true),
  -- The copies of advertisements that were looked at; put there by who approves them.
  ('ads', true),
  -- Originals of advertisements before their review; papers that prove who somebody is.
  ('artwork', false), ('documents', false),
  -- What the parties of a booking send each other.
  ('attachments', false)
) as bucket (id, is_public)
on conflict (id) do update set
  public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Whether the caller may write this object: the site's buckets need a flag, the others the own
-- folder.
create function private.may_write_file(p_bucket text, p_name text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select case
    when p_bucket in ('website', 'website-banners')
      then private.has_flag('can_manage_events') or private.is_superadmin()
    when p_bucket = 'ads' then private.decides_on_ads()
    when p_bucket in ('media', 'artwork', 'documents')
      then private.is_active() and p_name like auth.uid() || '/_%'
    when p_bucket = 'attachments' then private.may_write_attachment(p_name)
    else false
  end
  and length(p_name) <= 400
  and p_name !~ '(^|/)\.{1,2}(/|$)|//|[\\\u0001-\u001f]'
$$;
grant execute on function private.may_write_file(text, text) to anon, authenticated;

-- Public buckets are open by address; who may list them or read private files is decided here.
create function private.may_read_file(p_bucket text, p_name text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.may_write_file(p_bucket, p_name)
    or (p_bucket = 'artwork' and (
      private.has_flag('can_manage_ads') or private.has_flag('can_approve_posts')
    ))
    or (p_bucket = 'documents' and private.has_flag('can_approve_posts'))
    or (p_bucket = 'attachments' and private.may_read_attachment(p_name))
$$;
grant execute on function private.may_read_file(text, text) to anon, authenticated;

create policy spotlight_read on storage.objects for select to authenticated
  using (private.may_read_file(bucket_id, name));

-- Nobody inserts: the storage service believes what a file says of itself. Files come in by the function `upload`
-- (`supabase/functions`), which opens them and asks here who may. Nor is anything written over: another picture has
-- another name, and what was looked at stays as it was.

-- POST /rpc/may_store_file. Whether the caller may put a file of this name into this bucket.
create function public.may_store_file(p_bucket text default null, p_name text default null)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select coalesce(private.may_write_file(p_bucket, p_name), false)
$$;
revoke execute on function public.may_store_file(text, text) from public;
grant execute on function public.may_store_file(text, text) to anon, authenticated;

-- Nor taken away while a row shows it, or its name would be free for another picture; what was sent to somebody
-- is theirs as well.
create policy spotlight_delete on storage.objects for delete to authenticated
  using (
    case bucket_id
      when 'attachments' then private.may_remove_attachment(name)
      else private.may_write_file(bucket_id, name) and not private.is_picture_in_use(bucket_id, name)
    end
  );

-- POST /rpc/validate_file_upload, under the names that the specification gives its arguments.
-- Answers {valid, error}: file_name, executable, content_type or file_size. A refusal is stored as
-- a security event.
create function public.validate_file_upload(
  file_name text default null, file_size bigint default null, content_type text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  -- What is left of a name without the characters that file systems refuse.
  v_name constant text := btrim(
    regexp_replace(private.trimmed(coalesce(file_name, '')), '[\\/:*?"<>|[:cntrl:]]', '', 'g'), '. '
  );
  v_error text;
begin
  v_error := case
    when v_name = '' or length(file_name) > 255 then 'file_name'
    when lower(v_name) ~ '\.(exe|bat|cmd|com|scr|pif|msi|dll|js|mjs|vbs|ps1|sh|jar|app|apk|php|phtml|asp|aspx|jsp|cgi|py|pl|rb|html?|xhtml|svg|hta)(\.|$)'
      then 'executable'
    when coalesce(lower(content_type), '') not in ('image/jpeg', 'image/png', 'image/gif', 'image/webp')
      then 'content_type'
    when coalesce(file_size, 0) not between 1 and 5242880 then 'file_size'
  end;
  if v_error is not null then
    perform public.log_security_event(
      'invalid_file', 'file', left(v_name, 200), false, v_error,
      jsonb_build_object('size', file_size, 'type', left(content_type, 100))
    );
  end if;
  return jsonb_build_object('valid', v_error is null, 'error', v_error);
end;
$$;
revoke execute on function public.validate_file_upload(text, bigint, text) from public;
grant execute on function public.validate_file_upload(text, bigint, text) to anon, authenticated;

-- GET /rpc/check_storage_access. {error}: why banners cannot be stored by the caller, or null.
create function public.check_storage_access()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_user();
  return jsonb_build_object('error', case
    when not exists (select from storage.buckets where id = 'website-banners')
      then 'the bucket website-banners is missing'
    when not private.may_write_file('website-banners', 'banners/new.jpg')
      then 'pictures of the site are not the caller''s to store'
  end);
end;
$$;
revoke execute on function public.check_storage_access() from public;
grant execute on function public.check_storage_access() to anon, authenticated;

-- GET /rpc/my_unused_pictures. Names in the bucket `media`, at most a hundred: the caller's own
-- pictures that nothing shows, because they were replaced or their thing was never saved.
-- Files are removed by the storage service alone, so their owner's next upload asks here for what
-- may go. A picture of the last two days may still stand in an open form.
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
        where o.bucket_id = 'media'
          and o.name ~ ('^' || v_user_id || '/(ads|events|performers|products|spots|venues)/.')
          and o.created_at < now() - interval '2 days'
          -- Also of others: a copy of an event shows the same picture.
          and not private.is_picture_in_use(o.bucket_id, o.name)
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

revoke execute on all functions in schema private from public;
