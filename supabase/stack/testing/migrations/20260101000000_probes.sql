-- A small schema for the tests of the stack itself: what they assert must not change whenever the
-- product's own schema does.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  active boolean not null default true,
  deleted boolean not null default false
);
alter table public.profiles enable row level security;

create function public.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id) values (new.id);
  return new;
end;
$$;
create trigger create_profile after insert on auth.users
  for each row execute function public.create_profile();

create table public.notes (
  id int primary key,
  title text not null,
  secret_note text not null default 'hidden',
  amount int check (amount > 0),
  during int4range,
  facts jsonb,
  owner_id uuid default auth.uid(),
  written_at timestamptz not null default '2026-11-20 23:58:28.104+00',
  exclude using gist (during with &&)
);
alter table public.notes enable row level security;
create policy "everybody reads" on public.notes for select using (true);
create policy "people write" on public.notes for insert to authenticated with check (true);
create policy "people change" on public.notes for update to authenticated using (true);
revoke all on public.notes from anon, authenticated;
grant select (id, title, owner_id, written_at, facts) on public.notes to anon, authenticated;
grant insert (id, title, amount, during, facts) on public.notes to authenticated;
insert into public.notes (id, title, during) values (1, 'first', '[1,10)');

-- Without row level security, closed by grants alone.
create table public.internal_log (line text);
insert into public.internal_log values ('internal');
revoke all on public.internal_log from anon, authenticated;

-- Runs with the caller's rights.
create function public.whoami() returns jsonb language sql stable as $$
  select jsonb_build_object('id', auth.uid(), 'role', auth.role(), 'user', current_user)
$$;

create function public.kind_of(p_value jsonb) returns text language sql stable as $$
  select jsonb_typeof(p_value)
$$;

create function public.fail(p_state text, p_message text) returns void language plpgsql as $$
begin
  raise exception using errcode = p_state, message = p_message, detail = 'why', hint = 'what to do';
end;
$$;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('pictures', 'pictures', true, 5242880, array['image/png']);
create policy "people upload" on storage.objects for insert to authenticated
  with check (bucket_id = 'pictures' and (storage.foldername(name))[1] = auth.uid()::text);

-- As the real one answers whoever has no second factor.
create function public.my_second_factor()
returns jsonb
language sql
stable
as $$ select '{"is_needed": false}'::jsonb $$;
grant execute on function public.my_second_factor() to authenticated;

-- As the real one answers whoever has just shown the password.
create schema if not exists private;
create function private.has_login_proof(p_user_id uuid)
returns boolean
language sql
as $$ select true $$;
