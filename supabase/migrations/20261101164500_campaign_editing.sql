-- What people do with campaigns. Every function locks the campaign
-- first, so that the goal is met exactly once.

create function private.campaign_card(c public.support_campaigns)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', c.id, 'title', c.title, 'description', c.description, 'image_url', c.image_url,
    'artist', jsonb_build_object('id', a.id, 'performer_name', a.performer_name),
    'owner_name', owner.username, 'goal', c.goal, 'milestones', c.milestones,
    'ends_at', c.ends_at, 'status', c.status, 'pledged_total', c.pledged_total,
    'paid_total', c.paid_total, 'backers', c.backers, 'succeeded_at', c.succeeded_at,
    'is_demo', c.is_demo, 'created_at', c.created_at, 'updated_at', c.updated_at
  )
  from public.performer_profiles as a, public.profiles as owner
  where a.id = c.artist_id and owner.id = c.owner_id
$$;

-- POST /rpc/save_campaign. A draft of the own; with p_submit it waits for its approval. p_updated_at: as it was
-- read; somebody else was faster is STALE_VERSION. The same p_idempotency_key again is the same campaign.
create function public.save_campaign(
  p_id uuid default null,
  p_artist_id uuid default null,
  p_title text default null,
  p_description text default '',
  p_image_url text default null,
  p_goal int default null,
  p_milestones jsonb default '[]',
  p_ends_at timestamptz default null,
  p_submit boolean default false,
  p_updated_at text default null,
  p_idempotency_key uuid default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_milestones constant jsonb := coalesce(p_milestones, '[]');
  v_status constant text := case when p_submit then 'pending' else 'draft' end;
  v_campaign public.support_campaigns;
  v_made_id uuid;
begin
  v_made_id := private.begin_attempt(
    v_user_id, p_idempotency_key, jsonb_build_array(
      'save_campaign', p_id, p_artist_id, p_title, p_description, p_image_url, p_goal, p_milestones,
      p_ends_at, p_submit
    )
  );
  if v_made_id is not null then
    return (select private.campaign_card(made) from public.support_campaigns as made where made.id = v_made_id);
  end if;
  if p_id is not null then
    select * into v_campaign
    from public.support_campaigns where id = p_id and owner_id = v_user_id for no key update;
    if not found then
      perform private.raise_error('NOT_FOUND', 'the caller has no such campaign');
    end if;
    perform private.check_read(v_campaign.updated_at, p_updated_at);
    if v_campaign.status not in ('draft', 'pending') then
      perform private.raise_error('INVALID_STATE', format('it is %s', v_campaign.status));
    end if;
  end if;
  perform private.require(
    exists (
      select from public.performer_profiles
      where id = p_artist_id and status = 'approved' and not is_deleted
    ), 'artist_id', 'there is no such performer'
  );
  perform private.require(length(private.trimmed(p_title)) between 1 and 80, 'title', '1 to 80 characters');
  perform private.require(
    length(coalesce(p_description, '')) <= 5000, 'description', 'at most 5000 characters'
  );
  perform private.require(
    coalesce(private.is_picture_url(p_image_url), true), 'image_url', 'a picture of ours'
  );
  perform private.require(p_goal between 1000 and 10000000, 'goal', 'NT$1,000 to 10,000,000');
  perform private.require(
    p_ends_at between now() + interval '1 day' and now() + interval '180 days', 'ends_at',
    'between one and 180 days from now'
  );
  perform private.require(
    case when jsonb_typeof(v_milestones) = 'array' then
      jsonb_array_length(v_milestones) <= 10 and not exists (
        select from jsonb_array_elements(v_milestones) as m
        where jsonb_typeof(m -> 'amount') is distinct from 'number'
          or (m ->> 'amount') !~ '^[1-9]\d{0,7}$'
          or length(private.trimmed(m ->> 'unlocks')) between 1 and 100 is not true
      )
    else false end,
    'milestones', 'up to ten of an amount and what it unlocks'
  );
  if p_id is null then
    if (
      select count(*) >= 10 from public.support_campaigns
      where owner_id = v_user_id and status in ('draft', 'pending', 'open')
    ) then
      perform private.raise_error('LIMIT_EXCEEDED', 'ten campaigns at once');
    end if;
    insert into public.support_campaigns (
      artist_id, owner_id, title, description, image_url, goal, milestones, ends_at, status
    )
    values (
      p_artist_id, v_user_id, private.trimmed(p_title), coalesce(p_description, ''), p_image_url, p_goal,
      v_milestones, p_ends_at, v_status
    )
    returning * into v_campaign;
  else
    update public.support_campaigns
    set artist_id = p_artist_id, title = private.trimmed(p_title), description = coalesce(p_description, ''),
      image_url = p_image_url, goal = p_goal, milestones = v_milestones, ends_at = p_ends_at,
      status = v_status
    where id = p_id
    returning * into v_campaign;
  end if;
  perform private.end_attempt(v_user_id, p_idempotency_key, v_campaign.id);
  return private.campaign_card(v_campaign);
end;
$$;
revoke execute on function
  public.save_campaign(uuid, uuid, text, text, text, int, jsonb, timestamptz, boolean, text, uuid)
  from public;
grant execute on function
  public.save_campaign(uuid, uuid, text, text, text, int, jsonb, timestamptz, boolean, text, uuid)
  to anon, authenticated;

-- POST /rpc/decide_campaign. open, or back to draft with a reason.
create function public.decide_campaign(
  p_id uuid default null, p_status text default null, p_reason text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_reason constant text := nullif(private.trimmed(p_reason), '');
  v_campaign public.support_campaigns;
begin
  perform private.require_flag('can_manage_ads');
  v_campaign := private.lock_campaign(p_id);
  perform private.require(p_status in ('open', 'draft'), 'status', 'open or draft');
  perform private.require(
    p_status = 'open' or length(v_reason) between 1 and 1000, 'reason', 'a reason is needed'
  );
  perform private.refuse_own_cause(v_campaign.owner_id);
  if v_campaign.status <> 'pending' or (p_status = 'open' and v_campaign.ends_at <= now()) then
    perform private.raise_error('INVALID_STATE', format('it is %s', v_campaign.status));
  end if;
  update public.support_campaigns set status = p_status where id = p_id;
  perform private.record_decision(
    'support_campaigns', p_id, v_campaign.owner_id, 'pending', p_status, v_reason
  );
  perform private.notify(
    v_campaign.owner_id, 'campaign.' || case p_status when 'open' then 'approved' else 'rejected' end,
    jsonb_build_object('title', v_campaign.title, 'reason', v_reason),
    '/birthday/artist/' || v_campaign.artist_id
  );
  return jsonb_build_object('id', p_id, 'status', p_status);
end;
$$;
revoke execute on function public.decide_campaign(uuid, text, text) from public;
grant execute on function public.decide_campaign(uuid, text, text) to anon, authenticated;

-- POST /rpc/cancel_campaign. By its owner until the goal is met, by administrators always. What was
-- paid goes back.
create function public.cancel_campaign(p_id uuid default null, p_reason text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_manages constant boolean := private.has_flag('can_manage_ads');
  v_campaign public.support_campaigns;
begin
  if not exists (
    select from public.support_campaigns where id = p_id and (owner_id = v_user_id or v_manages)
  ) then
    perform private.raise_error('NOT_FOUND', 'the caller has no such campaign');
  end if;
  v_campaign := private.lock_campaign(p_id);
  if v_campaign.status = 'cancelled' then
    perform private.raise_error('ALREADY_CANCELLED', 'it is cancelled already');
  end if;
  if v_campaign.status = 'failed' or (v_campaign.status = 'succeeded' and not v_manages) then
    perform private.raise_error('INVALID_STATE', format('it is %s', v_campaign.status));
  end if;
  perform private.call_off_campaign(v_campaign, 'cancelled');
  perform private.record_decision(
    'support_campaigns', p_id, v_campaign.owner_id, 'open', 'cancelled', left(p_reason, 1000)
  );
  return jsonb_build_object('id', p_id, 'status', 'cancelled');
end;
$$;
revoke execute on function public.cancel_campaign(uuid, text) from public;
grant execute on function public.cancel_campaign(uuid, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
