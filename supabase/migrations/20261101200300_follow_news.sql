-- What followers are told of a performer: an event, goods, a campaign of fans, a birthday. What is new is noted in
-- the transaction that makes it public; the job tells the followers, because there may be a hundred thousand.

create table private.follow_news (
  id bigint generated always as identity primary key,
  kind text not null references private.notification_kinds (kind),
  performer_id uuid not null,
  -- The event, the first kind of the goods, or the campaign; of a birthday the performer.
  subject_id uuid not null,
  -- Which birthday.
  birthday date,
  noted_at timestamptz not null default now(),
  -- Followers are told in the order of their ids, some at each run: up to here they know.
  told_up_to uuid,
  told_at timestamptz,
  -- What was public before is no news when it comes back.
  constraint noted_once unique nulls not distinct (subject_id, performer_id, kind, birthday)
);
create index follow_news_kind_idx on private.follow_news (kind);
create index follow_news_waiting_idx on private.follow_news (id) where told_at is null;
create index follow_news_told_at_idx on private.follow_news (told_at);

alter table private.follow_news enable row level security;

-- No row is locked but the new one: whoever makes something public holds other locks.
create function private.note_news(
  p_kind text, p_performer_id uuid, p_subject_id uuid, p_birthday date default null
)
returns void
language plpgsql
set search_path = ''
as $$
begin
  if private.tells_people() then
    insert into private.follow_news (kind, performer_id, subject_id, birthday)
    values (p_kind, p_performer_id, p_subject_id, p_birthday)
    on conflict do nothing;
  end if;
end;
$$;

create function private.note_event()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_news('artist.event', performer_id, event_id)
  from public.event_performers where event_id = new.id;
  return null;
end;
$$;
create trigger note_event after update of status on public.events
  for each row when (new.status = 'approved' and old.status <> 'approved')
  execute function private.note_event();

create function private.note_line_up()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  if exists (select from public.events where id = new.event_id and status = 'approved') then
    perform private.note_news('artist.event', new.performer_id, new.event_id);
  end if;
  return null;
end;
$$;
create trigger note_line_up after insert on public.event_performers
  for each row execute function private.note_line_up();

-- Another size of the same thing is none of it.
create function private.note_product()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_news('artist.product', new.performer_id, coalesce(new.family_id, new.id));
  return null;
end;
$$;
create trigger note_product after update of status on public.products
  for each row when (new.status = 'active' and old.status <> 'active')
  execute function private.note_product();

create function private.note_campaign()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_news('artist.campaign', new.artist_id, new.id);
  return null;
end;
$$;
create trigger note_campaign after update of status on public.support_campaigns
  for each row when (new.status = 'open' and old.status = 'pending')
  execute function private.note_campaign();

-- Birthdays of today, and of in two weeks, when there is still time to plan. Nobody is woken.
create function private.note_birthdays_at(p_hour int)
returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.follow_news where told_at < now() - interval '400 days';
  if p_hour < 9 then
    return;
  end if;
  perform private.note_news(said.kind, a.id, a.id, said.day)
  from (
    values ('artist.birthday', private.today()), ('artist.birthday_soon', private.today() + 14)
  ) as said (kind, day)
  join public.performer_profiles as a
    on (a.birthday_month, a.birthday_day) in (
      (extract(month from said.day)::int, extract(day from said.day)::int), (2, 29)
    )
  where a.status = 'approved' and not a.is_deleted and a.follower_count > 0
    and private.next_birthday(a.birthday_month, a.birthday_day) = said.day;
end;
$$;

-- Job, each hour.
create function private.note_birthdays()
returns void
language sql
set search_path = ''
as $$
  select private.note_birthdays_at(extract(hour from now() at time zone 'Asia/Taipei')::int)
$$;
insert into private.jobs (name, run_every) values ('note_birthdays', '1 hour');

-- What is told, {params, link}; null when it is not true any more.
create function private.news_text(p_news private.follow_news)
returns jsonb
language plpgsql
stable
set search_path = ''
as $$
declare
  v_artist text;
begin
  select performer_name into v_artist from public.performer_profiles
  where id = p_news.performer_id and status = 'approved' and not is_deleted;
  if v_artist is null then
    return null;
  end if;
  return case
    when p_news.kind = 'artist.event' then (
      select jsonb_build_object(
        'params', jsonb_build_object(
          'artist', v_artist, 'event', e.title, 'date', e.date,
          'time', case when not e.time_undecided then e.time end,
          'ends_at', e.ends_at, 'place', e.location
        ),
        'link', '/events/' || e.id
      )
      from public.events as e
      join public.event_performers as ep on ep.event_id = e.id and ep.performer_id = p_news.performer_id
      where e.id = p_news.subject_id and e.status = 'approved' and e.deleted_at is null
        and e.ends_at > now()
    )
    when p_news.kind = 'artist.product' then (
      select jsonb_build_object(
        'params', jsonb_build_object('artist', v_artist, 'title', p.name),
        'link', '/performers/' || p.performer_id || '/products/' || p.id
      )
      from public.products as p
      where coalesce(p.family_id, p.id) = p_news.subject_id and p.status = 'active'
        and p.deleted_at is null
      order by p.created_at, p.id
      limit 1
    )
    when p_news.kind = 'artist.campaign' then (
      select jsonb_build_object(
        'params', jsonb_build_object('artist', v_artist, 'title', c.title),
        'link', '/birthday/campaigns/' || c.id
      )
      from public.support_campaigns as c
      where c.id = p_news.subject_id and c.status = 'open' and c.ends_at > now()
    )
    when p_news.birthday >= private.today() then jsonb_build_object(
      'params', jsonb_build_object('artist', v_artist, 'date', p_news.birthday),
      'link', '/birthday/artist/' || p_news.performer_id
    )
  end;
end;
$$;

-- Job, each minute. Who follows several performers of one event hears of it once; who began to follow later saw it.
create function private.tell_followers()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_at_once constant int := 500;
  v_news private.follow_news;
  v_text jsonb;
  v_followers uuid[];
begin
  for v_news in
    select * from private.follow_news where told_at is null order by id limit 10 for update skip locked
  loop
    v_text := private.news_text(v_news);
    v_followers := '{}';
    if v_text is not null then
      v_followers := array(
        select user_id from public.artist_follows
        where performer_id = v_news.performer_id
          and user_id > coalesce(v_news.told_up_to, '00000000-0000-0000-0000-000000000000')
        order by user_id
        limit v_at_once
      );
      perform private.notify(f.user_id, v_news.kind, v_text -> 'params', v_text ->> 'link')
      from public.artist_follows as f
      where f.performer_id = v_news.performer_id and f.user_id = any (v_followers) and f.notify
        and f.created_at <= v_news.noted_at
        and not exists (
          select
          from private.follow_news as other
          join public.artist_follows as too
            on too.performer_id = other.performer_id and too.user_id = f.user_id
          where other.subject_id = v_news.subject_id and other.kind = v_news.kind
            and other.birthday is not distinct from v_news.birthday and other.id < v_news.id
            and too.notify and too.created_at <= other.noted_at
        );
    end if;
    update private.follow_news
    set told_up_to = v_followers[v_at_once],
      told_at = case when v_followers[v_at_once] is null then now() end
    where id = v_news.id;
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('tell_followers', '1 minute');

revoke execute on all functions in schema private from public;
