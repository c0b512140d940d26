-- 心得: what people say about an event that they were at. For the organizer, and for themselves.

create table public.event_reviews (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references public.events (id),
  author_id uuid not null references public.profiles (id),
  rating int not null check (rating between 1 and 5),
  body text check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (event_id, author_id)
);
create index event_reviews_author_id_idx on public.event_reviews (author_id);
create trigger guard_client_writes before insert or update or delete on public.event_reviews
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.event_reviews
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.event_reviews
  for each row execute function private.write_audit('rating', 'body');

alter table public.event_reviews enable row level security;
create policy event_reviews_read_own on public.event_reviews for select to authenticated
  using (author_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.event_reviews from anon, authenticated;
grant select on public.event_reviews to authenticated;

create function private.event_review_json(r public.event_reviews)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'event_id', r.event_id, 'rating', r.rating, 'body', r.body, 'created_at', r.created_at,
    'updated_at', r.updated_at
  )
$$;

-- POST /rpc/review_event. Once for each person who came in with a ticket of theirs, let in by somebody
-- else; again changes it. Not for those who run the event or stand at its gate.
create function public.review_event(
  p_event_id uuid default null, p_rating int default null, p_body text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_review public.event_reviews;
begin
  perform private.require(p_rating between 1 and 5, 'rating', 'one to five');
  perform private.require(p_body is null or length(p_body) <= 2000, 'body', 'at most 2000 characters');
  if not exists (
    select from public.tickets
    where event_id = p_event_id and holder_user_id = v_user_id and status = 'checked_in'
  ) then
    perform private.raise_error('NOT_FOUND', 'the caller was at no such event');
  end if;
  if private.has_part_in('event', p_event_id, v_user_id) or not exists (
    select from public.tickets as t
    join public.checkins as c on c.ticket_id = t.id and c.result = 'ok' and c.reverted_at is null
    where t.event_id = p_event_id and t.holder_user_id = v_user_id
      and c.by_user is distinct from v_user_id
  ) then
    perform private.refuse_own_cause(v_user_id);
  end if;
  if (select starts_at from public.events where id = p_event_id) > now() then
    perform private.raise_error('INVALID_STATE', 'the event has not begun');
  end if;
  insert into public.event_reviews (event_id, author_id, rating, body)
  values (p_event_id, v_user_id, p_rating, nullif(private.trimmed(p_body), ''))
  on conflict (event_id, author_id) do update set rating = excluded.rating, body = excluded.body
  returning * into v_review;
  return private.event_review_json(v_review);
end;
$$;
revoke execute on function public.review_event(uuid, int, text) from public;
grant execute on function public.review_event(uuid, int, text) to anon, authenticated;

-- GET /rpc/my_event_reviews. Latest first.
create function public.my_event_reviews()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return (
    select coalesce(
      jsonb_agg(private.event_review_json(r) order by r.created_at desc, r.event_id), '[]'
    )
    from public.event_reviews as r
    where r.author_id = v_user_id
  );
end;
$$;
revoke execute on function public.my_event_reviews() from public;
grant execute on function public.my_event_reviews() to anon, authenticated;

-- GET /rpc/event_reviews. For whoever runs the event: latest first, authors by the first character
-- of their name.
create function public.event_reviews(
  p_event_id uuid default null, p_page int default 1, p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_event constant public.events := private.own_event(p_event_id);
  v_summary record;
  v_page record;
begin
  select count(*)::int as total, round(avg(rating), 1) as average into v_summary
  from public.event_reviews where event_id = v_event.id;
  select * into v_page from private.page_bounds(p_page, p_page_size, v_summary.total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.event_review_json(r) || jsonb_build_object('author', private.first_letter(p.username) || '**')
          order by r.created_at desc, r.author_id
        )
        from (
          select * from public.event_reviews
          where event_id = v_event.id
          order by created_at desc, author_id
          offset v_page.skip limit v_page.page_size
        ) as r
        join public.profiles as p on p.id = r.author_id
      ),
      '[]'
    ),
    'total', v_summary.total, 'average', v_summary.average,
    'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.event_reviews(uuid, int, int) from public;
grant execute on function public.event_reviews(uuid, int, int) to anon, authenticated;

revoke execute on all functions in schema private from public;
