-- 智慧推薦: events for a person, each with its reasons. Not more than three of one performer. Whoever told
-- us nothing yet gets what is popular. How they are scored stands in `scoring_events`.

create table public.recommendations (
  user_id uuid not null references public.profiles (id) on delete cascade,
  entity_type text not null default 'event' check (entity_type = 'event'),
  entity_id uuid not null,
  score numeric(5, 1) not null check (score between 0 and 100),
  -- [{"code": "followed_artist", "text": "許知遙"}, …]: the text around it is the interface's.
  reasons jsonb not null check (jsonb_typeof(reasons) = 'array'),
  position int not null check (position >= 1),
  model_version text not null default 'v2',
  computed_at timestamptz not null default now(),
  primary key (user_id, entity_type, entity_id)
);
create index recommendations_computed_at_idx on public.recommendations (computed_at);
create trigger guard_client_writes before insert or update or delete on public.recommendations
  for each row execute function private.guard_client_writes();

alter table public.recommendations enable row level security;
create policy recommendations_read_own on public.recommendations for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.recommendations from anon, authenticated;
grant select on public.recommendations to authenticated;

create table public.recommendation_feedback (
  user_id uuid not null references public.profiles (id) on delete cascade,
  entity_type text not null default 'event' check (entity_type = 'event'),
  entity_id uuid not null,
  kind text not null check (kind in ('like', 'hide', 'clicked', 'converted')),
  created_at timestamptz not null default now(),
  primary key (user_id, entity_type, entity_id, kind)
);
create trigger guard_client_writes before insert or update or delete on public.recommendation_feedback
  for each row execute function private.guard_client_writes();

alter table public.recommendation_feedback enable row level security;
create policy recommendation_feedback_read_own on public.recommendation_feedback
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.is_active()));
revoke all on public.recommendation_feedback from anon, authenticated;
grant select on public.recommendation_feedback to authenticated;

-- Writes the thirty best, at most three of one performer. Two at once for one person follow each
-- other.
create function private.recommend_to(p_user_id uuid)
returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.wait_turn('recommend:' || p_user_id);
  delete from public.recommendations where user_id = p_user_id;
  insert into public.recommendations (user_id, entity_id, score, reasons, position)
  select p_user_id, (scored).event_id, (scored).score, private.recommendation_reasons(scored),
    row_number() over (order by (scored).score desc, (scored).starts_at, (scored).event_id)
  from (
    select scored
    from (
      select scored,
        row_number() over (
          -- Events without a performer stand for themselves.
          partition by coalesce(scored.artist_id, scored.event_id)
          order by scored.score desc, scored.starts_at, scored.event_id
        ) as of_artist
      from private.score_events(p_user_id) as scored
    ) as ranked
    where of_artist <= 3
    order by (scored).score desc, (scored).starts_at, (scored).event_id
    limit 30
  ) as best;
end;
$$;

-- POST /rpc/my_recommendations. Made when asked for and older than a day, or when p_refresh says
-- so.
create function public.my_recommendations(p_limit int default 12, p_refresh boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if p_refresh is true or not exists (
    select from public.recommendations
    where user_id = v_user_id and computed_at > now() - interval '1 day'
  ) then
    perform private.recommend_to(v_user_id);
  end if;
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'entity_type', r.entity_type, 'entity_id', r.entity_id, 'score', r.score,
            'reasons', r.reasons, 'card', private.event_card(e)
          ) order by r.position
        )
        from (
          select * from public.recommendations as r
          where user_id = v_user_id
            and exists (
              select from public.events as e
              where e.id = r.entity_id and e.status = 'approved' and e.deleted_at is null
                and e.ahead_until > now()
            )
          order by position
          limit least(greatest(coalesce(p_limit, 12), 1), 30)
        ) as r
        join public.events as e on e.id = r.entity_id
      ),
      '[]'
    ),
    'computed_at', (
      select max(computed_at) from public.recommendations where user_id = v_user_id
    )
  );
end;
$$;
revoke execute on function public.my_recommendations(int, boolean) from public;
grant execute on function public.my_recommendations(int, boolean) to anon, authenticated;

-- POST /rpc/give_recommendation_feedback. `hide` takes the event out of the list at once.
create function public.give_recommendation_feedback(
  p_entity_id uuid default null, p_kind text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  perform private.require(
    p_kind in ('like', 'hide', 'clicked', 'converted'), 'kind', 'like, hide, clicked or converted'
  );
  perform private.check_public_entity('event', p_entity_id);
  insert into public.recommendation_feedback (user_id, entity_id, kind)
  values (v_user_id, p_entity_id, p_kind)
  on conflict do nothing;
  if p_kind = 'hide' then
    delete from public.recommendations where user_id = v_user_id and entity_id = p_entity_id;
  end if;
  return jsonb_build_object('entity_id', p_entity_id, 'kind', p_kind);
end;
$$;
revoke execute on function public.give_recommendation_feedback(uuid, text) from public;
grant execute on function public.give_recommendation_feedback(uuid, text) to anon, authenticated;

-- Job: lists that somebody has looked at and that are older than a day, two hundred an hour.
create function private.refresh_recommendations()
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_user_id uuid;
begin
  delete from public.recommendations where user_id in (
    select p.id from public.profiles as p where not p.active or p.deleted
  );
  for v_user_id in
    select user_id
    from public.recommendations
    group by user_id
    having max(computed_at) <= now() - interval '1 day'
    order by user_id
    limit 200
  loop
    perform private.recommend_to(v_user_id);
  end loop;
end;
$$;
insert into private.jobs (name, run_every) values ('refresh_recommendations', '1 hour');

revoke execute on all functions in schema private from public;
