-- How people prove the address of their account, and what mails know of it.

-- GET /rpc/my_mail_state. Whether mails reach the caller: {proved_at, proof_sent_at, bounced_at}; bounced_at is null when they do
-- as far as we know, proved_at when nobody has shown yet that the address is the caller's.
create function public.my_mail_state()
returns jsonb
language sql
stable
security definer
set search_path = ''
as $$
  -- Materialized, so that it is asked for also when the planner knows that there are no rows.
  with caller as materialized (select private.require_user() as user_id)
  select jsonb_build_object(
    'proved_at', (
      select proved_at from private.proved_addresses
      where user_id = caller.user_id and email = private.proved_email(caller.user_id)
    ),
    'proof_sent_at', (
      select sent_at[cardinality(sent_at)] from private.address_proofs
      where user_id = caller.user_id and email = lower(u.email)
    ),
    'bounced_at', (select bounced_at from private.bounced_addresses where email = lower(u.email))
  )
  from caller join auth.users as u on u.id = caller.user_id
$$;
revoke execute on function public.my_mail_state() from public;
grant execute on function public.my_mail_state() to anon, authenticated;

-- POST /rpc/retry_my_mail. The mailbox is there again, says its owner: the next mail will show.
create function public.retry_my_mail()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  delete from private.bounced_addresses
  where email = (select lower(email) from auth.users where id = v_user_id);
  return public.my_mail_state();
end;
$$;
revoke execute on function public.retry_my_mail() from public;
grant execute on function public.retry_my_mail() to anon, authenticated;

-- POST /rpc/send_address_proof. Mails a link to the address of the caller's account; the latest one counts, for a
-- week. Five a day, because nobody knows yet whether its reader has asked for it. One that is proved gets none.
create function public.send_address_proof()
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_token constant text := private.new_token();
  v_sent timestamptz[];
begin
  if private.proved_email(v_user_id) is not null then
    return public.my_mail_state();
  end if;
  -- Two presses at once are counted one after the other.
  perform from public.profiles where id = v_user_id for no key update;
  v_sent := array(
    select at from private.address_proofs, unnest(sent_at) as at
    where user_id = v_user_id and at > now() - interval '1 day' order by at
  );
  if cardinality(v_sent) >= 5 then
    perform private.raise_error('RATE_LIMITED', 'five mails a day');
  end if;
  insert into private.address_proofs as sent (user_id, email, token_hash, sent_at)
  select id, lower(email), private.hash_token(v_token), v_sent || now() from auth.users where id = v_user_id
  on conflict (user_id) do update
    set email = excluded.email, token_hash = excluded.token_hash, sent_at = excluded.sent_at;
  perform private.queue_mail(
    'address_proof:' || gen_random_uuid(), v_user_id, null, 'account.to_prove', '{}',
    '/settings?proof=' || v_token || '#email'
  );
  return public.my_mail_state();
end;
$$;
revoke execute on function public.send_address_proof() from public;
grant execute on function public.send_address_proof() to anon, authenticated;

-- POST /rpc/prove_address, with what the mailed link carries, signed in to the account that it was sent for: who
-- gets a mail that somebody else has asked for proves nothing for them by looking at it.
create function public.prove_address(p_token text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  if private.proved_email(v_user_id) is null then
    if not exists (
      select from private.address_proofs as sent join auth.users as u on u.id = sent.user_id
      where sent.user_id = v_user_id and sent.token_hash = private.hash_token(p_token)
        and sent.email = lower(u.email) and sent.sent_at[cardinality(sent.sent_at)] > now() - interval '7 days'
    ) then
      perform private.raise_error('NOT_FOUND', 'no such mail was sent for the caller');
    end if;
    perform private.note_proved(v_user_id);
  end if;
  return public.my_mail_state();
end;
$$;
revoke execute on function public.prove_address(text) from public;
grant execute on function public.prove_address(text) to anon, authenticated;

revoke execute on all functions in schema private from public;
