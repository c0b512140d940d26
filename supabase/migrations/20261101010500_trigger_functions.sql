-- What the triggers of many tables share.

-- BEFORE UPDATE: the server's clock is the only one that counts.
create function private.set_updated_at()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

-- BEFORE INSERT OR UPDATE OR DELETE, arguments = the columns that API callers may update. Second
-- line behind the grants: should a grant slip, counters, prices, states and roles still do not
-- move. Definer functions run as the owner and pass; the function itself must not be one.
create function private.guard_client_writes()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_writable constant text[] := array_append(coalesce(tg_argv, '{}'), 'updated_at');
begin
  if current_user in ('anon', 'authenticated')
    and (
      tg_op <> 'UPDATE'
      or (to_jsonb(new) - v_writable) is distinct from (to_jsonb(old) - v_writable)
    )
  then
    perform private.raise_error(
      'FORBIDDEN',
      format('%s on %s is not open to API callers', lower(tg_op), tg_table_name),
      'Use the function made for it; see docs/database.md.'
    );
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  return new;
end;
$$;

-- AFTER UPDATE OR DELETE, arguments = the columns worth a line. Counters and search columns are
-- not: a registration would write one for each ticket sold. AFTER INSERT too where administrators alone make rows,
-- of which those by people are written down.
create function private.write_audit()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_old constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  v_new constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  v_before jsonb;
  v_after jsonb;
begin
  select jsonb_object_agg(c, v_old -> c), jsonb_object_agg(c, v_new -> c)
  into v_before, v_after
  from unnest(tg_argv) as c
  where v_old is null or v_new is null or v_old -> c is distinct from v_new -> c;

  if v_before is not null and (v_old is not null or auth.uid() is not null) then
    insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, before, after)
    values (
      auth.uid(), coalesce(auth.role(), 'server'), lower(tg_op), tg_table_name,
      (
        select coalesce(r ->> 'id', r ->> 'user_id', r ->> 'content_key', r ->> 'artist_id')
        from coalesce(v_old, v_new) as r
      ),
      case when v_old is not null then v_before end, case when v_new is not null then v_after end
    );
  end if;
  return null;
end;
$$;

-- BEFORE UPDATE OR DELETE OR TRUNCATE: what was written once stands, whoever asks.
create function private.refuse_change()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '42501';
end;
$$;

-- BEFORE INSERT OR UPDATE of samples (`is_demo`): whatever is done with one, visitors never see it.
create function private.keep_demo_hidden()
returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if new.status not in ('draft', 'pending', 'archived') then
    perform private.raise_error('INVALID_STATE', 'a sample is never shown to visitors', 'demo');
  end if;
  return new;
end;
$$;

revoke execute on all functions in schema private from public;
