-- Who comes back is shown the list that stands, up to a week old, and a job makes the next one beside it: nobody waits for it but
-- whoever has none. Lists of those who do not come are left as they are.

-- Since when somebody has looked at a list that is older than a day; on its first row alone.
alter table public.recommendations add column asked_at timestamptz
  check (isfinite(asked_at) and asked_at <= now() + interval '3 years');
create index recommendations_asked_at_idx on public.recommendations (asked_at) where asked_at is not null;

-- POST /rpc/my_recommendations. Made when there is none of the last week, when more than half of what was shown is over or
-- gone, or when p_refresh says so.
create or replace function public.my_recommendations(p_limit int default 12, p_refresh boolean default false)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_limit constant int := least(greatest(coalesce(p_limit, 12), 1), 30);
  v_made_at timestamptz;
  v_shown int;
begin
  select max(r.computed_at), count(*) into v_made_at, v_shown
  from public.recommendations as r where r.user_id = v_user_id;
  if p_refresh is true or v_made_at is null or v_made_at < now() - interval '7 days' then
    perform private.recommend_to(v_user_id);
  elsif v_made_at < now() - interval '1 day' then
    if (
      select count(*) from public.recommendations as r
      join public.events as e on e.id = r.entity_id
      where r.user_id = v_user_id and e.status = 'approved' and e.deleted_at is null and e.ahead_until > now()
    ) * 2 < v_shown then
      perform private.recommend_to(v_user_id);
    else
      update public.recommendations as r set asked_at = now()
      where r.user_id = v_user_id and r.asked_at is null and r.position = (
        select min(first.position) from public.recommendations as first where first.user_id = v_user_id
      );
    end if;
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
          limit v_limit
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

-- Job: the lists that were looked at when they were older than a day, fifty a minute, who waits longest first. It
-- is one transaction, for which whoever changes their preferences meanwhile may have to wait.
create or replace function private.refresh_recommendations()
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
    select r.user_id from public.recommendations as r
    where r.asked_at is not null
    order by r.asked_at
    limit 50
  loop
    perform private.recommend_to(v_user_id);
  end loop;
end;
$$;
update private.jobs set run_every = '1 minute' where name = 'refresh_recommendations';

revoke execute on all functions in schema private from public;
