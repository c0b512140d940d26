-- Which addresses are proved to be their account's. Whoever signs up is let in at once and may type any address, so
-- that the accounts service calls every one confirmed: what counts is that somebody who reads its mails has said so. It is ours and not
-- the accounts service's, so that one law holds wherever that comes from: docs/decisions/0063. No caller reads these tables.

-- The address that was proved: another one, however it comes to the account, is not.
create table private.proved_addresses (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  email text not null check (private.is_email(email)),
  proved_at timestamptz not null default now()
);
create index proved_addresses_email_idx on private.proved_addresses (email);
alter table private.proved_addresses enable row level security;

-- The mails that prove: the token of the latest one, and when the last of them were sent.
create table private.address_proofs (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  email text not null check (private.is_email(email)),
  token_hash text not null unique,
  sent_at timestamptz[] not null
);
alter table private.address_proofs enable row level security;

-- The address of an account in small letters, once it is proved.
create function private.proved_email(p_user_id uuid)
returns text
language sql
stable
security definer
set search_path = ''
as $$
  select proved.email
  from private.proved_addresses as proved
  join auth.users as u on u.id = proved.user_id and lower(u.email) = proved.email
  where proved.user_id = p_user_id
$$;

-- The account that has proved this address, or null: nobody is given anything by an address that is only claimed.
create function private.account_at(p_email text)
returns uuid
language sql
stable
security definer
set search_path = ''
as $$
  select user_id from private.proved_addresses
  where email = lower(p_email) and private.proved_email(user_id) = email
$$;

-- The address that an account has just now is proved.
create function private.note_proved(p_user_id uuid)
returns void
language sql
security definer
set search_path = ''
as $$
  insert into private.proved_addresses (user_id, email)
  select id, lower(email) from auth.users where id = p_user_id
  on conflict (user_id) do update set email = excluded.email, proved_at = excluded.proved_at
  where proved_addresses.email <> excluded.email;
  delete from private.address_proofs where user_id = p_user_id
$$;

create function private.note_redeemed_mail()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_proved(new.id);
  perform private.note_login_proof(new.id);
  return null;
end;
$$;
-- A link or code of the accounts service was redeemed: of a forgotten password (a change of the password throws the
-- link away as well), of another address, or of signing up where the service asks for it.
create trigger note_redeemed_mail after update on auth.users for each row when (
  (
    old.recovery_token <> '' and coalesce(new.recovery_token, '') = ''
    and new.encrypted_password is not distinct from old.encrypted_password
    and new.email is not distinct from old.email
  ) or (
    old.email_change <> '' and coalesce(new.email_change, '') = '' and new.email = old.email_change
    and new.email is distinct from old.email
  ) or (
    old.confirmation_token <> '' and coalesce(new.confirmation_token, '') = ''
    and old.email_confirmed_at is null and new.email_confirmed_at is not null
  )
) execute function private.note_redeemed_mail();

revoke execute on all functions in schema private from public;
