-- Everything that administrators decide on, as rows of one shape: a view of each kind, so that the queue
-- reads no kind further than it goes, and one of all.

-- `status` is in the words of its table where those say which tab it belongs to, see
-- private.approval_tab_statuses(). An identity is its person: no two of one kind.
-- `search_text` is what words are looked for in: the thing's own, and who handed it in.
-- Who handed it in is joined from the left, though there always is somebody: a count leaves that out.
create view private.approval_of_event
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'event', 'events', e.id, e.status, e.title,
  e.organizer_name, e.organizer_id, e.submitted_at,
  e.search_text || ' ' || e.organizer_text
from public.events as e
where e.deleted_at is null and not e.is_demo;

create view private.approval_of_venue
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'venue', 'venues', v.id, v.status, v.name, p.username, v.owner_id, v.created_at,
  concat_ws(' ', v.search_text, p.search_text)
from public.venues as v
left join public.profiles as p on p.id = v.owner_id
where v.deleted_at is null and not v.is_demo;

create view private.approval_of_performer
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'performer', 'performer_profiles', a.id, a.status, a.performer_name, p.username, a.owner_id,
  a.created_at, concat_ws(' ', a.search_text, p.search_text)
from public.performer_profiles as a
left join public.profiles as p on p.id = a.owner_id
where not a.is_deleted and not a.is_demo;

create view private.approval_of_ad
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'ad', 'advertisements', ad.id, ad.status, ad.title, ad.client_name, ad.client_id, ad.created_at,
  ad.search_text
from public.advertisements as ad;

-- Artwork of an advertisement that waits itself is decided with it.
create view private.approval_of_artwork
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'artwork', 'ad_creatives', c.id, c.status, ad.title, ad.client_name, ad.client_id, c.created_at,
  ad.search_text
from public.ad_creatives as c
join public.advertisements as ad on ad.id = c.advertisement_id
where ad.status <> 'pending';

create view private.approval_of_product
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'product', 'products', g.id, g.status, g.name, a.performer_name, a.owner_id, g.created_at,
  concat_ws(' ', g.search_text, a.search_text)
from public.products as g
left join public.performer_profiles as a on a.id = g.performer_id
where g.deleted_at is null;

create view private.approval_of_support_ad
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'support_ad', 'support_ad_orders', s.id, s.status, s.title, p.username, s.buyer_id, s.created_at,
  concat_ws(' ', private.search_form(s.title), p.search_text)
from public.support_ad_orders as s
left join public.profiles as p on p.id = s.buyer_id;

create view private.approval_of_campaign
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'campaign', 'support_campaigns', c.id,
  case when c.status in ('open', 'succeeded', 'failed') then 'active' else c.status end,
  c.title, p.username, c.owner_id, c.updated_at,
  concat_ws(' ', private.search_form(c.title), p.search_text)
from public.support_campaigns as c
left join public.profiles as p on p.id = c.owner_id;

create view private.approval_of_spot
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'spot', 'support_spots', s.id, s.status, s.title, p.username, s.created_by, s.created_at,
  concat_ws(' ', s.search_text, p.search_text)
from public.support_spots as s
left join public.profiles as p on p.id = s.created_by;

create view private.approval_of_claim
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'claim', 'performer_claims', c.id, c.status, a.performer_name, p.username, c.user_id,
  c.created_at, concat_ws(' ', a.search_text, p.search_text)
from public.performer_claims as c
left join public.performer_profiles as a on a.id = c.performer_id
left join public.profiles as p on p.id = c.user_id;

create view private.approval_of_identity
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'identity', i.user_type || '_identities', i.user_id,
  i.status,
  p.username, p.username, i.user_id, i.created_at, p.search_text
from public.user_identities as i
join public.profiles as p on p.id = i.user_id
where i.user_type <> 'fan' and i.status <> 'suspended' and not p.deleted;

-- Apart, so that each of the two is in the order of an index.
create view private.approval_of_suspended
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'identity', i.user_type || '_identities', i.user_id,
  'rejected',
  p.username, p.username, i.user_id, i.created_at, p.search_text
from public.user_identities as i
join public.profiles as p on p.id = i.user_id
where i.user_type <> 'fan' and i.status = 'suspended' and not p.deleted;

create view private.approval_of_report
  (type, entity_type, id, status, title, submitter, owner_id, submitted_at, search_text)
with (security_invoker = true) as
select 'report', 'reports', r.id, r.status,
  coalesce(e.title, v.name, a.performer_name, ''), null::text, null::uuid, r.created_at,
  private.search_form(e.title, v.name, a.performer_name)
from public.reports as r
left join public.events as e on r.entity_type = 'event' and e.id = r.entity_id
left join public.venues as v on r.entity_type = 'venue' and v.id = r.entity_id
left join public.performer_profiles as a on r.entity_type = 'performer' and a.id = r.entity_id;

create view private.approval_rows with (security_invoker = true) as
select * from private.approval_of_event
union all
select * from private.approval_of_venue
union all
select * from private.approval_of_performer
union all
select * from private.approval_of_ad
union all
select * from private.approval_of_artwork
union all
select * from private.approval_of_product
union all
select * from private.approval_of_support_ad
union all
select * from private.approval_of_campaign
union all
select * from private.approval_of_spot
union all
select * from private.approval_of_claim
union all
select * from private.approval_of_identity
union all
select * from private.approval_of_suspended
union all
select * from private.approval_of_report;

revoke execute on all functions in schema private from public;
