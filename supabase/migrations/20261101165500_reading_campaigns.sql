-- Campaigns as everybody reads them: sums and receipts in the open, who gave how much is not.

-- GET /rpc/list_campaigns. p_status: open, succeeded, failed; without one, those that can be joined
-- first. p_scope: public, mine (owned), pledged, or pending for the administrators of ads.
create function public.list_campaigns(
  p_artist_id uuid default null,
  p_status text default null,
  p_scope text default 'public',
  p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_status constant text := nullif(nullif(p_status, ''), 'all');
  v_user_id uuid;
  v_ids uuid[];
  v_page record;
begin
  perform private.require(
    p_scope in ('public', 'mine', 'pledged', 'pending'), 'scope', 'no such scope'
  );
  if p_scope = 'pending' then
    perform private.require_flag('can_manage_ads');
  elsif p_scope <> 'public' then
    v_user_id := private.require_user();
  end if;
  select array_agg(c.id order by c.status <> 'open', c.ends_at <= now(), c.ends_at, c.id)
  into v_ids
  from public.support_campaigns as c
  where (p_artist_id is null or c.artist_id = p_artist_id)
    and (v_status is null or c.status = v_status)
    and case p_scope
      when 'public' then c.status in ('open', 'succeeded', 'failed')
      when 'pending' then c.status = 'pending'
      when 'mine' then c.owner_id = v_user_id
      else exists (
        select from public.campaign_pledges
        where campaign_id = c.id and user_id = v_user_id and status <> 'released'
      )
    end;
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.campaign_card(c) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.support_campaigns as c on c.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.list_campaigns(uuid, text, text, int, int) from public;
grant execute on function public.list_campaigns(uuid, text, text, int, int) to anon, authenticated;

-- GET /rpc/get_campaign. With its receipts and the caller's own pledge. Null when not visible.
create function public.get_campaign(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := case when private.is_active() then auth.uid() end;
  v_campaign public.support_campaigns;
begin
  select * into v_campaign from public.support_campaigns where id = p_id;
  if not found or not (
    v_campaign.status in ('open', 'succeeded', 'failed')
    or v_campaign.owner_id is not distinct from v_user_id
    or private.has_flag('can_manage_ads')
  ) then
    return null;
  end if;
  return private.campaign_card(v_campaign) || jsonb_build_object(
    'is_mine', v_campaign.owner_id is not distinct from v_user_id,
    'receipts', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', id, 'title', title, 'amount', amount, 'file_url', file_url, 'paid_on', paid_on
          ) order by paid_on, created_at
        )
        from public.campaign_receipts where campaign_id = p_id
      ),
      '[]'
    ),
    'my_pledge', (
      select jsonb_build_object('amount', amount, 'status', status, 'order_id', order_id)
      from public.campaign_pledges
      where campaign_id = p_id and user_id = v_user_id
    )
  );
end;
$$;
revoke execute on function public.get_campaign(uuid) from public;
grant execute on function public.get_campaign(uuid) to anon, authenticated;
