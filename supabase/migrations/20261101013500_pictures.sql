-- Pictures that people see are files of our own public buckets, which stay as they are: what was
-- looked at and approved is what is shown.

-- Whether an address is that of a file which is there.
create function private.is_stored_picture(p_url text)
returns boolean
language sql
stable
security definer
set search_path = ''
as $$
  select private.is_picture_url(p_url) and exists (
    select
    from regexp_match(p_url, '/object/public/([^/]+)/(.+)$') as part
    join storage.objects as o on o.bucket_id = part[1] and o.name = part[2]
  )
$$;

-- The addresses in a column: one, or a list of them.
create function private.picture_addresses(p_value jsonb)
returns setof text
language sql
immutable
set search_path = ''
as $$
  select value #>> '{}'
  from jsonb_array_elements(
    case jsonb_typeof(p_value) when 'array' then p_value else jsonb_build_array(p_value) end
  )
  where jsonb_typeof(value) <> 'null'
$$;

-- BEFORE INSERT OR UPDATE, arguments = the columns with pictures. Whoever writes through the API
-- names files that were uploaded before; a name kept free could be filled after the approval. These
-- triggers are also the list of such columns, which private.is_picture_in_use() reads.
create function private.check_pictures()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_column text;
  v_address text;
begin
  if auth.role() is null then
    return new;
  end if;
  foreach v_column in array tg_argv loop
    for v_address in
      select address from private.picture_addresses(to_jsonb(new) -> v_column) as address
      except
      select address from private.picture_addresses(
        case when tg_op = 'UPDATE' then to_jsonb(old) -> v_column end
      ) as address
    loop
      perform private.require(
        private.is_stored_picture(v_address), v_column, 'a picture that was uploaded here before'
      );
    end loop;
  end loop;
  return new;
end;
$$;

-- The files that a column names, as bucket/name. Each column with pictures has a GIN index on this,
-- so that private.is_picture_in_use() reads no table whole.
create function private.picture_names(p_addresses jsonb)
returns text[]
language sql
immutable
strict
set search_path = ''
as $$
  select array_agg(substring(address from '/object/public/(.+)$'))
  from private.picture_addresses(p_addresses) as address
$$;

create function private.picture_names(p_address text)
returns text[]
language sql
immutable
strict
set search_path = ''
as $$
  select array[substring(p_address from '/object/public/(.+)$')]
$$;

-- Whether a row shows a file.
create function private.is_picture_in_use(p_bucket text, p_name text)
returns boolean
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_shown record;
  v_found boolean;
begin
  if not exists (select from storage.buckets where id = p_bucket and public) then
    return false;
  end if;
  for v_shown in
    select t.tgrelid::regclass as source, btrim(argument) as field
    from pg_catalog.pg_trigger as t,
      regexp_split_to_table(encode(t.tgargs, 'escape'), '\\000') as argument
    where t.tgfoid = 'private.check_pictures()'::regprocedure and argument <> ''
  loop
    execute format(
      'select exists (select from %s where private.picture_names(%I) @> array[$1])',
      v_shown.source, v_shown.field
    ) into v_found using p_bucket || '/' || p_name;
    if v_found then
      return true;
    end if;
  end loop;
  return false;
end;
$$;
-- Whoever writes a row counts its index too.
grant execute on function private.picture_addresses(jsonb), private.picture_names(jsonb),
  private.picture_names(text) to anon, authenticated;
grant execute on function private.is_picture_in_use(text, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
