-- Where money goes for whoever sells: organizers of events with a price, and venues that take deposits.
-- Numbers of no bank: 999 is not given out. Last, because the demo accounts sell as well.

insert into private.bank_accounts (id, seller_type, seller_id, bank_code, account_no, account_name)
select pg_temp.seed_id('bank-account', type || seller.id), type, seller.id, '999',
  lpad((('x' || left(md5(seller.id::text), 8))::bit(32)::bigint)::text, 12, '0'),
  left(name, 40) || '（示範帳戶）'
from (
  select distinct on (e.organizer_id) 'organizer' as type, e.organizer_id as id, e.organizer_name as name
  from public.events as e
  where e.organizer_id is not null and e.price_from > 0
  union all
  select 'venue', v.id, v.name from public.venues as v where v.owner_id is not null
) as seller
on conflict do nothing;
