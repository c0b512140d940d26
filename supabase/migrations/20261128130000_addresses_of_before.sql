-- Who was there before addresses had to be proved goes on as before.
insert into private.proved_addresses (user_id, email, proved_at)
select u.id, lower(u.email), u.email_confirmed_at
from auth.users as u join public.profiles as p on p.id = u.id and not p.deleted
where u.email_confirmed_at is not null and private.is_email(lower(u.email))
on conflict do nothing;
