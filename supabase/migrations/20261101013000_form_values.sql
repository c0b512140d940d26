-- Values out of a form that came as JSON: nothing becomes 0 silently. And what may be stored of a
-- token, or shown of a phone number; and what a moment is to an event.

-- A text, trimmed. What is wrong names its field.
create function private.json_text(
  p_form jsonb, p_field text, p_min int, p_max int, p_required boolean default false
)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_text constant text := nullif(private.trimmed(p_form ->> p_field), '');
begin
  perform private.require(
    coalesce(jsonb_typeof(p_form -> p_field), 'null') in ('string', 'null')
      and case when v_text is null then not p_required else length(v_text) between p_min and p_max end,
    p_field, format('a text of %s to %s characters', p_min, p_max)
  );
  return v_text;
end;
$$;

-- A whole number. A missing one is the default; without a default it is required.
create function private.json_int(
  p_form jsonb, p_field text, p_min int, p_max int, p_default int default null
)
returns int
language plpgsql
immutable
set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(p_form -> p_field), 'null') = 'null' and p_default is not null then
    return p_default;
  end if;
  perform private.require(
    jsonb_typeof(p_form -> p_field) = 'number' and (p_form ->> p_field) ~ '^\d{1,9}$'
      and (p_form ->> p_field)::int between p_min and p_max,
    p_field, format('a whole number from %s to %s', p_min, p_max)
  );
  return (p_form ->> p_field)::int;
end;
$$;

create function private.json_url(p_form jsonb, p_field text)
returns text
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_url constant text := private.json_text(p_form, p_field, 1, 2000);
begin
  perform private.require(
    v_url is null or case
      when p_field like '%image_url' then private.is_picture_url(v_url)
      else private.is_https_url(v_url)
    end,
    p_field, 'a picture of our storage, or a link that starts with https://'
  );
  return v_url;
end;
$$;

-- A phone number or an address that is recognised by who knows it, and useless to who does not: of what
-- is short, such as the name of a shop where parcels wait, less than two thirds are told.
create function private.masked(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when p_text like '%@%' then left(p_text, 1) || '***' || substr(p_text, position('@' in p_text))
    when length(p_text) >= 10
      then left(p_text, 4) || repeat('*', length(p_text) - 7) || right(p_text, 3)
    else left(p_text, length(p_text) / 3)
      || repeat('*', length(p_text) - length(p_text) / 3 - length(p_text) / 4)
      || right(p_text, length(p_text) / 4)
  end
$$;

-- A secret for an address or a ticket: as many random bytes in hexadecimal.
create function private.new_token(p_bytes int default 24)
returns text
language sql
volatile
set search_path = ''
as $$
  select encode(extensions.gen_random_bytes(p_bytes), 'hex')
$$;

-- Of a token only its hash is stored: who reads the table cannot use a link.
create function private.hash_token(p_token text)
returns text
language sql
immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
$$;

-- What the gateway says about the request; empty outside of one.
create function private.request_header(p_name text)
returns text
language sql
stable
set search_path = ''
as $$
  select nullif(current_setting('request.headers', true), '')::jsonb ->> p_name
$$;

-- Whether a moment, should there be one, is one that anybody can mean: no infinity, and neither long
-- ago nor more than three years ahead.
create function private.is_near(p_moment timestamptz)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_moment is null or (
    isfinite(p_moment)
    and p_moment between now() - interval '20 years' and now() + interval '3 years'
  )
$$;

-- Until when an event is ahead of whoever thinks of coming: until it begins, and where it lasts for days until
-- it ends, because one may come on any of them. A party that ends before noon belongs to the evening before.
-- What is possible before an event asks this: waiting, giving back, handing on, answering, recommending.
create function private.ahead_until(p_starts_at timestamptz, p_ends_at timestamptz)
returns timestamptz
language sql
immutable
set search_path = ''
as $$
  select case
    when (timezone('Asia/Taipei', p_ends_at) - interval '12 hours')::date
      > timezone('Asia/Taipei', p_starts_at)::date then p_ends_at
    else p_starts_at
  end
$$;
grant execute on function private.ahead_until(timestamptz, timestamptz) to anon, authenticated;

create function private.event_phase(p_status text, p_starts_at timestamptz, p_ends_at timestamptz)
returns text
language sql
stable
set search_path = ''
as $$
  select case
    when p_status = 'cancelled' then 'cancelled'
    when p_status = 'ended' or p_ends_at <= now() then 'ended'
    when p_starts_at <= now() then 'ongoing'
    else 'upcoming'
  end
$$;

-- STALE_VERSION unless a form stands on what is stored: when that was changed last, and as of when it was read. Without
-- the second nothing is compared; a new row has no first.
create function private.check_read(p_updated_at timestamptz, p_read_at text)
returns void
language plpgsql
set search_path = ''
as $$
begin
  -- As text, because no client keeps every digit of a moment.
  if to_jsonb(p_updated_at) #>> '{}' <> p_read_at then
    perform private.raise_error('STALE_VERSION', 'somebody saved it meanwhile');
  end if;
end;
$$;

revoke execute on all functions in schema private from public;
