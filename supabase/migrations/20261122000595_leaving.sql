-- An account that goes takes its words and its way over the map along. What was bought and decided
-- stays, without name and number.

create function private.forget_promotion()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_campaign public.support_campaigns;
  v_support public.support_ad_orders;
  v_id uuid;
begin
  for v_id in
    select id from public.support_campaigns
    where owner_id = new.id and status in ('draft', 'pending', 'open')
      or status in ('open', 'succeeded') and exists (
        select from public.campaign_pledges as p
        where p.campaign_id = support_campaigns.id and p.user_id = new.id
          and p.status = 'pledged' and p.order_id is null
      )
    order by id
  loop
    v_campaign := private.lock_campaign(v_id);
    update public.campaign_pledges
    set status = 'released'
    where campaign_id = v_id and user_id = new.id and status = 'pledged' and order_id is null;
    if v_campaign.owner_id = new.id and v_campaign.status in ('draft', 'pending', 'open') then
      update public.support_campaigns set status = 'cancelled' where id = v_id;
      perform private.release_pledges(v_campaign, 'campaign.cancelled');
    end if;
    perform private.count_pledges(v_id);
  end loop;

  for v_id in
    select id from public.support_ad_orders
    where buyer_id = new.id and status in ('draft', 'submitted', 'reviewing', 'needs_fix')
    order by id
  loop
    v_support := private.lock_support_ad(v_id);
    if v_support.status in ('draft', 'submitted', 'reviewing', 'needs_fix') then
      perform private.move_support_ad(v_support, 'cancelled', 'account deleted');
    end if;
  end loop;
  update public.support_ad_orders
  set contact_name = '已刪除的帳號', contact_phone = '0900000000', artwork_paths = '[]'
  where buyer_id = new.id;

  update public.advertisements set client_name = '已刪除的帳號' where client_id = new.id;
  update public.support_spots
  set status = 'closed' where created_by = new.id and status in ('pending', 'rejected');
  update public.support_spots set host_name = null, host_url = null where created_by = new.id;
  update public.spot_reports set note = null where user_id = new.id;
  delete from public.spot_visits where user_id = new.id;
  delete from public.spot_routes where user_id = new.id;
  delete from public.birthday_wish_reports where user_id = new.id;
  delete from public.birthday_wishes where user_id = new.id;
  return null;
end;
$$;

create trigger forget_promotion after update of deleted on public.profiles
  for each row when (new.deleted and not old.deleted)
  execute function private.forget_promotion();

revoke execute on all functions in schema private from public;
