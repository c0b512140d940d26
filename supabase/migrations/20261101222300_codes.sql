-- Codes of the second factor: what an authenticator app shows (RFC 6238), and the recovery codes on paper.

-- The code of a step (RFC 4226): the last bytes of an HMAC say which of its bytes are read.
create function private.totp_code(p_secret bytea, p_step bigint, p_digits int default 6)
returns text
language sql
immutable
set search_path = ''
as $$
  select lpad((
    (
      ((get_byte(mac, start) & 127)::bigint << 24) | (get_byte(mac, start + 1) << 16)
      | (get_byte(mac, start + 2) << 8) | get_byte(mac, start + 3)
    ) % (10 ^ p_digits)::bigint
  )::text, p_digits, '0')
  from (select extensions.hmac(int8send(p_step), p_secret, 'sha1') as mac) as signed,
    lateral (select get_byte(mac, 19) & 15 as start) as place
$$;

-- Half minutes since 1970, by the clock and not by the transaction: who waited for a lock comes later.
create function private.totp_step()
returns bigint
language sql
volatile
set search_path = ''
as $$
  select floor(extract(epoch from clock_timestamp()) / 30)::bigint
$$;

-- The step whose code this is: now, or one before or after it for clocks that differ; none up to p_after. All
-- three codes are made, whichever it is.
create function private.matching_step(p_secret bytea, p_code text, p_after bigint)
returns bigint
language sql
volatile
set search_path = ''
as $$
  with now as materialized (select private.totp_step() as step),
    near as materialized (
      select step + shift as step, private.totp_code(p_secret, step + shift) as code
      from now, generate_series(-1, 1) as shift
    )
  select max(step) from near where code = p_code and step > p_after
$$;

-- RFC 4648 without padding, as apps take secrets. Whole groups of five bytes only.
create function private.base32(p_bytes bytea)
returns text
language sql
immutable
set search_path = ''
as $$
  select string_agg(
    substr('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 1 + substring(bits from place * 5 + 1 for 5)::int, 1),
    '' order by place
  )
  from (select ('x' || encode(p_bytes, 'hex'))::varbit as bits) as read,
    generate_series(0, length(bits) / 5 - 1) as place
$$;

-- A text inside of an address (RFC 3986).
create function private.in_address(p_text text)
returns text
language sql
immutable
set search_path = ''
as $$
  select string_agg(
    case
      when letter ~ '[A-Za-z0-9._~-]' then letter
      else regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g')
    end, '' order by place
  )
  from regexp_split_to_table(p_text, '') with ordinality as typed (letter, place)
$$;

-- What a QR code tells an app.
create function private.factor_address(p_email text, p_secret bytea)
returns text
language sql
immutable
set search_path = ''
as $$
  select format(
    'otpauth://totp/%s:%s?secret=%s&issuer=%s&algorithm=SHA1&digits=6&period=30',
    private.in_address('聚光'), private.in_address(p_email), private.base32(p_secret),
    private.in_address('聚光')
  )
$$;

create function private.recovery_hash(p_user_id uuid, p_code text)
returns bytea
language sql
immutable
set search_path = ''
as $$
  select extensions.digest(p_user_id || ':' || p_code, 'sha256')
$$;

-- Ten new ones in place of all others. They are answered this once; what stays is their hash.
create function private.new_recovery_codes(p_user_id uuid)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_codes text[];
begin
  select array_agg(private.random_code(10)) into v_codes from generate_series(1, 10);
  delete from private.recovery_codes where user_id = p_user_id;
  insert into private.recovery_codes (user_id, code_hash)
  select p_user_id, private.recovery_hash(p_user_id, code) from unnest(v_codes) as code;
  return (
    select jsonb_agg(left(code, 5) || '-' || right(code, 5)) from unnest(v_codes) as code
  );
end;
$$;

-- As people type: full width, with blanks or hyphens, in small letters.
create function private.typed_code(p_code text)
returns text
language sql
immutable
set search_path = ''
as $$
  select upper(regexp_replace(normalize(left(p_code, 40), NFKC), '[^A-Za-z0-9]', '', 'g'))
$$;

-- Five wrong codes within fifteen minutes lock the factor for fifteen minutes, but for recovery codes; a right one forgives
-- none of them. The caller holds the row, so that parallel attempts are counted one after the other. Whoever has come
-- as far as this knows the password, so the account is told.
create function private.count_wrong_code(p_factor private.second_factors)
returns void
language plpgsql
set search_path = ''
as $$
declare
  v_now constant timestamptz := clock_timestamp();
  v_recent constant timestamptz[] := array(
    select at from unnest(p_factor.failed_at) as at where at > v_now - interval '15 minutes'
  ) || v_now;
  v_is_locked constant boolean := cardinality(v_recent) >= 5;
begin
  update private.second_factors
  set failed_at = case when v_is_locked then '{}' else v_recent end,
    locked_until = case when v_is_locked then v_now + interval '15 minutes' end
  where user_id = p_factor.user_id;
  perform private.note_security(
    p_factor.user_id, case when v_is_locked then 'second_factor_locked' else 'second_factor_refused' end,
    false
  );
  if v_is_locked then
    perform private.notify(p_factor.user_id, 'factor.locked', '{}', '/settings#factor');
  end if;
end;
$$;

-- A security event about an account, written by whoever is calling.
create function private.note_security(p_user_id uuid, p_action text, p_success boolean)
returns void
language sql
set search_path = ''
as $$
  insert into public.security_events (actor_id, action, resource_type, resource_id, success)
  values (auth.uid(), p_action, 'profiles', p_user_id::text, p_success)
$$;

-- Takes a code of the app or a recovery code: `app`, `recovery`, `wrong` or `locked`. No refusal is raised,
-- because that would take back the count.
create function private.take_code(p_user_id uuid, p_code text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_code constant text := private.typed_code(p_code);
  v_factor private.second_factors;
  v_step bigint;
begin
  select * into v_factor from private.second_factors where user_id = p_user_id for update;
  -- Too many to guess, so that nothing locks them: who knows the password and types wrong codes again and again
  -- would keep the owner out for as long as they like.
  update private.recovery_codes set used_at = now()
  where user_id = p_user_id and code_hash = private.recovery_hash(p_user_id, v_code)
    and used_at is null;
  if found then
    return 'recovery';
  end if;
  if v_factor.locked_until > clock_timestamp() then
    return 'locked';
  end if;
  v_step := private.matching_step(v_factor.secret, v_code, v_factor.last_step);
  if v_step is not null then
    update private.second_factors set last_step = v_step where user_id = p_user_id;
    return 'app';
  end if;
  perform private.count_wrong_code(v_factor);
  return 'wrong';
end;
$$;

revoke execute on all functions in schema private from public;
