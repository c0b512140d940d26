-- Feeds as the files that calendars read (RFC 5545).

-- A function that answers this says itself what it is: the data API hands it over as it stands.
create domain public."*/*" as bytea;

-- RFC 5545 §3.3.11: what would end a value or split it is escaped.
create function private.calendar_text(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select regexp_replace(regexp_replace(p_text, '([\\;,])', '\\\1', 'g'), '\r\n|\r|\n', '\\n', 'g')
$$;

-- RFC 5545 §3.1: lines of at most 75 bytes, continued after a space, never inside a character. Each
-- character counts as the largest there is, where not all are ASCII.
create function private.calendar_line(p_line text)
returns text
language sql
immutable
set search_path = ''
as $$
  select case
    when octet_length(p_line) <= 75 then p_line
    when octet_length(p_line) = length(p_line) then rtrim(regexp_replace(p_line, '(.{74})', E'\\1\r\n ', 'g'), E'\r\n ')
    else rtrim(regexp_replace(p_line, '(.{18})', E'\\1\r\n ', 'g'), E'\r\n ')
  end
$$;

create function private.calendar_moment(p_moment timestamptz)
returns text
language sql
stable
set search_path = ''
as $$
  select to_char(p_moment at time zone 'UTC', 'YYYYMMDD"T"HH24MISS"Z"')
$$;

-- One entry. What lasts for days, and what has no time yet, is said in whole days.
create function private.calendar_event(p_item jsonb)
returns text[]
language sql
stable
set search_path = ''
as $$
  select array['BEGIN:VEVENT', 'UID:' || (p_item ->> 'id') || '@spotlight',
    'DTSTAMP:' || private.calendar_moment((p_item ->> 'updated_at')::timestamptz),
    'LAST-MODIFIED:' || private.calendar_moment((p_item ->> 'updated_at')::timestamptz)]
    || case
      when (p_item ->> 'time_undecided')::boolean or ends - starts > interval '24 hours' then array[
        'DTSTART;VALUE=DATE:' || to_char(starts at time zone 'Asia/Taipei', 'YYYYMMDD'),
        'DTEND;VALUE=DATE:'
          || to_char((ends - interval '1 second') at time zone 'Asia/Taipei' + interval '1 day', 'YYYYMMDD')
      ]
      else array['DTSTART:' || private.calendar_moment(starts), 'DTEND:' || private.calendar_moment(ends)]
    end
    || array[
      'SUMMARY:' || private.calendar_text(p_item ->> 'title'),
      'LOCATION:' || private.calendar_text(concat_ws(' ', p_item ->> 'location', p_item ->> 'address')),
      'STATUS:' || upper(p_item ->> 'status'),
      'SEQUENCE:' || (p_item ->> 'sequence'),
      'END:VEVENT'
    ]
  from (
    select (p_item ->> 'starts_at')::timestamptz as starts, (p_item ->> 'ends_at')::timestamptz as ends
  ) as times
$$;

-- GET /rpc/calendar_file. What calendar_feed() says as an .ics file, for calendars: its address is
-- /rest/v1/rpc/calendar_file?p_token=…&apikey=….
create function public.calendar_file(p_token text default null)
returns public."*/*"
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_items constant jsonb := public.calendar_feed(p_token) -> 'items';
  v_lines text[] := array[
    'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Spotlight//Calendars//ZH-TW', 'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH', 'X-WR-CALNAME:' || private.calendar_text('聚光行事曆'), 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'
  ];
begin
  perform set_config(
    'response.headers',
    '[{"Content-Type": "text/calendar; charset=utf-8"}, {"Cache-Control": "private, max-age=300"}]', true
  );
  select v_lines || coalesce(array_agg(line order by item.n, line.n), '{}')
  into v_lines
  from jsonb_array_elements(v_items) with ordinality as item (entry, n)
  cross join lateral unnest(private.calendar_event(item.entry)) with ordinality as line (line, n);
  v_lines := v_lines || 'END:VCALENDAR'::text;
  return convert_to((
    select string_agg(private.calendar_line(line), E'\r\n' order by n) || E'\r\n'
    from unnest(v_lines) with ordinality as line (line, n)
  ), 'UTF8');
end;
$$;
revoke execute on function public.calendar_file(text) from public;
grant execute on function public.calendar_file(text) to anon, authenticated;

revoke execute on all functions in schema private from public;
