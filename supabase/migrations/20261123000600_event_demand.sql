-- What the list of events is narrowed to and sorted by beyond time and words: price, how many want to
-- go, and whether a word stands in the title.

-- Characters that people in Taiwan write in two ways, beyond 臺 and 台.
create function private.search_fold(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select translate(p_text, '週妳羣裏峯麪爲着綫鷄牀衆溼祕佈舘恆昇啓粧喫珈琲菸', '周你群裡峰麵為著線雞床眾濕秘布館恒升啟妝吃咖啡煙')
$$;

alter table private.event_listing
  add column price_from int,
  -- Characters of the title, with which the text begins.
  add column title_length int not null default 0;

-- One narrow row for each listed event, in the order of demand. Apart from event_listing, because a
-- sale moves its event within this index: there it would write into the indexes of all words.
create table private.event_demand (
  event_id uuid primary key references public.events (id) on delete cascade,
  attendees int not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  category text not null,
  city text not null,
  price_from int
);
alter table private.event_demand enable row level security;

create or replace function private.list_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if new.status = 'approved' and new.deleted_at is null then
    insert into private.event_listing (
      event_id, starts_at, ends_at, category, city, attendees, price_from, title_length, search_text
    )
    values (
      new.id, new.starts_at, new.ends_at, new.category, new.city, new.current_attendees,
      new.price_from, length(private.search_form(new.title)), private.search_fold(new.search_text)
    )
    on conflict (event_id) do update set
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, category = excluded.category,
      city = excluded.city, attendees = excluded.attendees, price_from = excluded.price_from,
      title_length = excluded.title_length, search_text = excluded.search_text;
    insert into private.event_demand (
      event_id, attendees, starts_at, ends_at, category, city, price_from
    )
    values (
      new.id, new.current_attendees, new.starts_at, new.ends_at, new.category, new.city,
      new.price_from
    )
    on conflict (event_id) do update set
      attendees = excluded.attendees, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      category = excluded.category, city = excluded.city, price_from = excluded.price_from;
  else
    delete from private.event_listing where event_id = new.id;
    delete from private.event_demand where event_id = new.id;
  end if;
  return null;
end;
$$;

drop trigger list_changed_event on public.events;
create trigger list_changed_event after update on public.events
  for each row when (
    (
      old.status, old.deleted_at, old.starts_at, old.ends_at, old.category, old.city,
      old.current_attendees, old.price_from, old.title, old.search_text
    ) is distinct from (
      new.status, new.deleted_at, new.starts_at, new.ends_at, new.category, new.city,
      new.current_attendees, new.price_from, new.title, new.search_text
    )
  )
  execute function private.list_event();

update private.event_listing as l
set price_from = e.price_from, title_length = length(private.search_form(e.title)),
  search_text = private.search_fold(e.search_text)
from public.events as e
where e.id = l.event_id;
insert into private.event_demand (
  event_id, attendees, starts_at, ends_at, category, city, price_from
)
select event_id, attendees, starts_at, ends_at, category, city, price_from
from private.event_listing;

-- Everything that a list without words asks for is in the index that answers it.
drop index private.event_listing_time_idx;
create index event_listing_time_idx on private.event_listing (ends_at, starts_at, event_id)
  include (category, city, price_from);
create index event_demand_idx on private.event_demand (attendees desc, starts_at, event_id)
  include (ends_at, category, city, price_from);

revoke execute on all functions in schema private from public;
