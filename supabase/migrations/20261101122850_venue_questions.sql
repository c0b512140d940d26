-- What people ask the host of a venue before they book. An answer is public on the page of the venue; what
-- has none is read by whoever asked and by the host alone.

create table public.venue_questions (
  id uuid primary key default gen_random_uuid(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  asker_id uuid not null references public.profiles (id),
  body text not null check (length(btrim(body)) between 1 and 500),
  -- closed: put aside without an answer, or taken off the page.
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  answer text check (length(btrim(answer)) between 1 and 1000),
  settled_at timestamptz,
  settled_by uuid references public.profiles (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint venue_question_answered check (status <> 'answered' or answer is not null),
  constraint venue_question_settled check ((status = 'open') = (settled_at is null))
);
create index venue_questions_venue_idx
  on public.venue_questions (venue_id, status, created_at desc, id desc);
create index venue_questions_asker_idx on public.venue_questions (asker_id, created_at);
create index venue_questions_settled_by_idx on public.venue_questions (settled_by);
create trigger guard_client_writes before insert or update or delete on public.venue_questions
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.venue_questions
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.venue_questions
  for each row execute function private.write_audit('status', 'answer', 'settled_by');

-- Whoever asked, the host, and administrators of venues. The public reads through venue_questions(), which
-- says less of whoever asked.
alter table public.venue_questions enable row level security;
create policy venue_questions_read on public.venue_questions for select to authenticated using (
  (select private.has_flag('can_manage_venues'))
  or (
    (select private.is_active())
    and (
      asker_id = (select auth.uid())
      or exists (
        select from public.venues as v where v.id = venue_id and v.owner_id = (select auth.uid())
      )
    )
  )
);
revoke all on public.venue_questions from anon, authenticated;
grant select on public.venue_questions to authenticated;

-- A question as everybody reads it: of whoever asked only the first character of the name.
create function private.venue_question_view(q public.venue_questions)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', q.id, 'body', q.body, 'status', q.status, 'answer', q.answer, 'settled_at', q.settled_at,
    'author', private.first_letter(p.username) || '**', 'created_at', q.created_at
  )
  from public.profiles as p where p.id = q.asker_id
$$;

-- GET /rpc/list_venue_questions. What was answered at a public venue, the latest first; `own` is what the caller
-- asked there and nobody has answered yet.
create function public.list_venue_questions(
  p_venue_id uuid default null, p_page int default 1, p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := auth.uid();
  v_host_id uuid;
  v_total bigint;
  v_page record;
begin
  select owner_id into v_host_id
  from public.venues where id = p_venue_id and status = 'approved' and deleted_at is null;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such page');
  end if;
  select count(*) into v_total
  from public.venue_questions where venue_id = p_venue_id and status = 'answered';
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.venue_question_view(q) order by q.created_at desc, q.id desc)
        from (
          select * from public.venue_questions
          where venue_id = p_venue_id and status = 'answered'
          order by created_at desc, id desc
          offset v_page.skip limit v_page.page_size
        ) as q
      ),
      '[]'
    ),
    'own', coalesce(
      (
        select jsonb_agg(private.venue_question_view(q) order by q.created_at desc, q.id desc)
        from public.venue_questions as q
        where q.venue_id = p_venue_id and q.status = 'open' and q.asker_id = v_user_id
      ),
      '[]'
    ),
    'is_host', coalesce(v_host_id = v_user_id, false), 'has_host', v_host_id is not null,
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.list_venue_questions(uuid, int, int) from public;
grant execute on function public.list_venue_questions(uuid, int, int) to anon, authenticated;

-- POST /rpc/ask_venue. The host is told. At most three questions wait at one venue, and five are asked an hour.
create function public.ask_venue(p_venue_id uuid default null, p_body text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_body constant text := private.trimmed(p_body);
  v_venue public.venues;
  v_question public.venue_questions;
begin
  perform private.require(
    coalesce(length(v_body), 0) between 1 and 500, 'body', 'a question has 1 to 500 characters'
  );
  select * into v_venue
  from public.venues where id = p_venue_id and status = 'approved' and deleted_at is null;
  if v_venue.id is null then
    perform private.raise_error('NOT_FOUND', 'there is no such venue');
  end if;
  if v_venue.owner_id is null then
    perform private.raise_error('INVALID_STATE', 'the venue has no host who could answer', 'no_host');
  end if;
  if v_venue.owner_id = v_user_id then
    perform private.raise_error('INVALID_STATE', 'the venue is the caller''s own', 'own');
  end if;
  -- Two tabs count one after the other.
  perform from public.profiles where id = v_user_id for no key update;
  if (
    select count(*) filter (where created_at > now() - interval '1 hour') >= 5
      or count(*) filter (where venue_id = p_venue_id and status = 'open') >= 3
    from public.venue_questions where asker_id = v_user_id
  ) then
    perform private.raise_error('RATE_LIMITED', 'five questions an hour, three that wait at one venue');
  end if;

  insert into public.venue_questions (venue_id, asker_id, body)
  values (p_venue_id, v_user_id, v_body)
  returning * into v_question;
  perform private.notify(
    v_venue.owner_id, 'venue.asked', jsonb_build_object('venue', v_venue.name, 'body', v_body),
    '/venue-questions?venue=' || p_venue_id
  );
  return private.venue_question_view(v_question);
end;
$$;
revoke execute on function public.ask_venue(uuid, text) from public;
grant execute on function public.ask_venue(uuid, text) to anon, authenticated;

-- GET /rpc/my_venue_questions. What was asked at own venues, what waits first. p_state: open, answered, closed.
create function public.my_venue_questions(
  p_venue_id uuid default null, p_state text default null, p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_state constant text := nullif(nullif(p_state, ''), 'all');
  v_own constant uuid[] := array(
    select id from public.venues where owner_id = v_user_id and deleted_at is null
  );
  v_total bigint;
  v_waiting bigint;
  v_page record;
begin
  select count(*) filter (
      where (p_venue_id is null or venue_id = p_venue_id) and (v_state is null or status = v_state)
    ), count(*) filter (where status = 'open')
  into v_total, v_waiting
  from public.venue_questions where venue_id = any (v_own);
  select * into v_page from private.page_bounds(p_page, p_page_size, v_total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          private.venue_question_view(q)
            || jsonb_build_object('venue_id', q.venue_id, 'venue_name', v.name)
          order by q.status <> 'open', q.created_at desc, q.id desc
        )
        from (
          select * from public.venue_questions
          where venue_id = any (v_own) and (p_venue_id is null or venue_id = p_venue_id)
            and (v_state is null or status = v_state)
          order by status <> 'open', created_at desc, id desc
          offset v_page.skip limit v_page.page_size
        ) as q
        join public.venues as v on v.id = q.venue_id
      ),
      '[]'
    ),
    'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size, 'waiting', v_waiting
  );
end;
$$;
revoke execute on function public.my_venue_questions(uuid, text, int, int) from public;
grant execute on function public.my_venue_questions(uuid, text, int, int) to anon, authenticated;

-- POST /rpc/answer_venue_question. Words of the host stand on the page of the venue from now on, in place of
-- those before; without words the question is put aside, or taken off the page, which administrators of
-- venues may do as well. Who asked is told once.
create function public.answer_venue_question(
  p_question_id uuid default null, p_answer text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_answer constant text := nullif(private.trimmed(p_answer), '');
  v_before public.venue_questions;
  v_question public.venue_questions;
  v_venue public.venues;
begin
  select * into v_before from public.venue_questions where id = p_question_id for update;
  select * into v_venue
  from public.venues
  where id = v_before.venue_id and deleted_at is null
    and (owner_id = v_user_id or v_answer is null and private.has_flag('can_manage_venues'));
  if v_venue.id is null then
    perform private.raise_error('NOT_FOUND', 'there is no such question at a venue of the caller');
  end if;
  perform private.require(
    v_answer is null or length(v_answer) <= 1000, 'answer', 'at most 1000 characters'
  );
  -- Pressed twice.
  if v_before.answer is not distinct from v_answer and v_before.status <> 'open' then
    return private.venue_question_view(v_before);
  end if;
  update public.venue_questions
  set status = case when v_answer is null then 'closed' else 'answered' end, answer = v_answer,
    settled_at = now(), settled_by = v_user_id
  where id = p_question_id
  returning * into v_question;
  if v_answer is not null and v_before.status <> 'answered' then
    perform private.notify(
      v_question.asker_id, 'venue.answered',
      jsonb_build_object('venue', v_venue.name, 'body', v_answer, 'question', v_question.body),
      '/venues/' || v_venue.id
    );
  end if;
  return private.venue_question_view(v_question);
end;
$$;
revoke execute on function public.answer_venue_question(uuid, text) from public;
grant execute on function public.answer_venue_question(uuid, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
