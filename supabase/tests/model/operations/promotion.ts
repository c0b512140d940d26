import type { Operation } from '../operation';

const fans = `model.people as p where (p.name like 'fan%' or p.name in ('the editor', 'the artist'))`;
const deciders = `p.name in ('the approver', 'the editor', 'the superadmin', 'the second superadmin')`;
const ofBuyer = (condition: string) => `
  select b.buyer_id as actor, b.id, b.advertisement_id as ad, b.period::text as days from public.ad_bookings as b
  where b.buyer_id is not null and b.advertisement_id is not null and ${condition} order by b.id`;
const anAd = 'the advertisement of {days}';

/** Advertisements, support ads, campaigns, and who hears of them. */
export const promotionOperations: Operation[] = [
  {
    name: 'book_ad',
    weight: 6,
    rows: `
      select p.id as actor, k.id from public.ad_products as k, ${fans} and not k.needs_media_review order by k.id, p.name`,
    call: `public.book_ad(p_product_id => t.id, p_starts_on => model.today() + (array[3, 5, 10, 20])[1 + v2 % 4],
      p_units => 1, p_title => '生日快樂', p_link_url => '/events')`,
    says: 'books an advertisement',
  },
  {
    name: 'reschedule_ad',
    weight: 2,
    rows: ofBuyer(`b.status = 'confirmed'`),
    call: `public.reschedule_ad(p_booking_id => t.id, p_starts_on => model.today() + (array[4, 8, 40])[1 + v2 % 3])`,
    says: `moves ${anAd}`,
  },
  {
    name: 'submit_ad_creative',
    weight: 6,
    rows: ofBuyer(`b.status in ('held', 'confirmed')`),
    call: `public.submit_ad_creative(p_advertisement_id => t.ad, p_file_path => t.actor || '/poster-1200x600.png',
      p_mime_type => 'image/png', p_bytes => 400000)`,
    says: `sends artwork for ${anAd}`,
  },
  {
    name: 'publish_ad_creative',
    weight: 6,
    rows: `
      select p.id as actor, c.id, model.put_copy(c.id) as address
      from public.ad_creatives as c, model.people as p where c.status = 'checking' and ${deciders} order by c.id, p.name`,
    call: `public.publish_ad_creative(p_creative_id => t.id,
      p_image_url => case when v2 % 5 = 0 then 'https://elsewhere.test/poster.png' else t.address end)`,
    says: 'puts the copy of the artwork where it is shown',
  },
  {
    name: 'decide_ad',
    weight: 6,
    rows: `
      select p.id as actor, a.id, a.title from public.advertisements as a, model.people as p
      where a.status in ('pending', 'active', 'rejected') and ${deciders} order by a.id, p.name`,
    call: `public.decide(p_entity_type => 'advertisements', p_entity_id => t.id, p_reason => '圖片不清楚',
      p_status => case when v2 % 3 > 0 then 'approved' else 'rejected' end)`,
    says: 'decides on the advertisement {title}',
  },
  {
    name: 'decide_ad_creative',
    weight: 2,
    rows: `
      select p.id as actor, c.id from public.ad_creatives as c, model.people as p
      where c.status = 'checking' and ${deciders} order by c.id, p.name`,
    call: `public.decide(p_entity_type => 'ad_creatives', p_entity_id => t.id, p_reason => '圖片不清楚',
      p_status => case when v2 % 3 > 0 then 'approved' else 'rejected' end)`,
    says: 'decides on the artwork',
  },
  {
    name: 'edit_my_ad',
    weight: 2,
    rows: ofBuyer('true'),
    call: `public.edit_my_ad(p_advertisement_id => t.ad, p_title => '新的標題', p_link_url => '/events')`,
    says: `changes the words of ${anAd}`,
  },
  {
    name: 'admin_switch_ad',
    rows: `
      select p.id as actor, a.id, a.title from public.advertisements as a, model.people as p
      where p.name in ('the editor', 'the superadmin') order by a.id, p.name`,
    call: `public.admin_switch_ad(p_id => t.id, p_is_active => v2 % 2 = 0)`,
    says: 'switches the advertisement {title}',
  },
  {
    name: 'send_support_ad',
    weight: 4,
    rows: `
      select p.id as actor, k.id, f.id as artist
      from public.ad_products as k, public.performer_profiles as f, ${fans} and k.needs_media_review
      order by p.name`,
    call: `public.submit_support_ad(p_owns_artwork => true, p_has_portrait_consent => true, p_id => (
      public.save_support_ad(p_artist_id => t.artist, p_product_id => t.id, p_title => '生日燈箱',
        p_message => '謝謝你的歌', p_starts_on => model.today() + (array[10, 40, 41])[1 + v2 % 3], p_units => 1,
        p_city => '台北', p_station => '台北車站', p_design_by => 'self',
        p_artwork_paths => jsonb_build_array(t.actor || '/lightbox.png'), p_contact_name => '王小明',
        p_contact_phone => '0912-345-678') ->> 'id')::uuid)`,
    says: 'sends a support ad',
  },
  {
    name: 'decide_support_ad',
    weight: 6,
    rows: `
      select p.id as actor, s.id, s.order_no as no from public.support_ad_orders as s, model.people as p
      where s.status in ('submitted', 'reviewing', 'needs_fix') and ${deciders} order by s.id, p.name`,
    call: `public.decide(p_entity_type => 'support_ad_orders', p_entity_id => t.id, p_reason => '請補件',
      p_status => (array['reviewing', 'approved', 'approved', 'approved', 'needs_fix', 'rejected'])[1 + v2 % 6])`,
    says: 'decides on the support ad {no}',
  },
  {
    name: 'advance_support_ad',
    weight: 4,
    rows: `
      select p.id as actor, s.id, s.order_no as no, s.status from public.support_ad_orders as s, model.people as p
      where s.status in ('submitted', 'reviewing', 'paid', 'producing', 'live') and ${deciders} order by s.id, p.name`,
    call: `public.admin_advance_support_ad(p_id => t.id, p_proof_urls => case t.status when 'live' then '["/storage/v1/object/public/media/proof.png"]'::jsonb end,
      p_status => case t.status when 'paid' then 'producing' when 'producing' then 'live' when 'live' then 'completed' else 'reviewing' end)`,
    says: 'brings the support ad {no} on',
  },
  {
    name: 'cancel_support_ad',
    weight: 2,
    rows: `
      select s.buyer_id as actor, s.id, s.order_no as no from public.support_ad_orders as s
      where s.buyer_id is not null and s.status not in ('cancelled', 'completed', 'rejected') order by s.id`,
    call: `public.cancel_support_ad(p_id => t.id)`,
    says: 'cancels the support ad {no}',
  },
  {
    name: 'save_campaign',
    weight: 2,
    rows: `select p.id as actor, f.id from public.performer_profiles as f, ${fans} order by p.name`,
    call: `public.save_campaign(p_artist_id => t.id, p_title => '應援集資', p_description => '一起做一面燈箱牆，謝謝你們的歌。', p_goal => 1000,
      p_ends_at => now() + interval '20 days', p_submit => true)`,
    says: 'starts a campaign',
  },
  {
    name: 'decide_campaign',
    weight: 2,
    rows: `
      select p.id as actor, c.id from public.support_campaigns as c, model.people as p
      where c.status = 'pending' and ${deciders} order by c.id, p.name`,
    call: `public.decide_campaign(p_id => t.id, p_reason => '說明不足',
      p_status => case when v2 % 3 > 0 then 'open' else 'draft' end)`,
    says: 'decides on the campaign',
  },
  {
    name: 'pledge',
    weight: 10,
    rows: `
      select p.id as actor, c.id from public.support_campaigns as c, ${fans} and c.status in ('open', 'succeeded')
      order by c.id, p.name`,
    call: `public.pledge(p_campaign_id => t.id, p_amount => (array[0, 300, 500, 1000, 2000])[1 + v2 % 5])`,
    says: 'pledges for the campaign, or takes it back',
  },
  {
    name: 'cancel_campaign',
    rows: `
      select p.id as actor, c.id from public.support_campaigns as c, model.people as p
      where c.status in ('open', 'succeeded', 'pending')
        and (p.id = c.owner_id or p.name in ('the editor', 'the superadmin')) order by c.id, p.name`,
    call: `public.cancel_campaign(p_id => t.id, p_reason => '取消')`,
    says: 'calls the campaign off',
  },
  {
    name: 'add_campaign_receipt',
    weight: 2,
    rows: `
      select c.owner_id as actor, c.id from public.support_campaigns as c
      where c.owner_id is not null and c.status = 'succeeded' order by c.id`,
    call: `public.add_campaign_receipt(p_campaign_id => t.id, p_title => '印刷', p_amount => (array[400, 5000])[1 + v2 % 2],
      p_file_url => '/storage/v1/object/public/media/receipt.png', p_paid_on => model.today())`,
    says: 'shows where the money of the campaign went',
  },
  {
    name: 'follow_artist',
    weight: 4,
    rows: `
      select p.id as actor, f.id, f.performer_name as name from public.performer_profiles as f, ${fans}
        and f.status = 'approved' order by f.id, p.name`,
    call: `public.follow_artist(p_performer_id => t.id, p_follow => v2 % 4 > 0, p_notify => v3 % 3 > 0)`,
    says: 'follows {name}, or does so no more',
  },
];
