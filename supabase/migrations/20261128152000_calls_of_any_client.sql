-- What a client of the platform's own library asks of tables directly, as the specification names it: the own
-- account, what is featured, and advertisements for those who manage them.

-- A sign-up is followed by an upsert of the profile, which has been there since the account. PostgreSQL checks the row
-- that is offered before it finds the one that it collides with: it is offered as it stands, with the name, number
-- and settings that are asked for. When somebody came and as what is history, and kept.
create function private.keep_what_is_there()
returns trigger
language plpgsql
set search_path = ''
as $$
declare
  v_there public.profiles;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  select * into v_there from public.profiles where id = new.id and id = (select auth.uid());
  if not found then
    raise insufficient_privilege using message = 'a profile comes with its account, and only the own one is written';
  end if;
  v_there.username := coalesce(new.username, v_there.username);
  v_there.phone := new.phone;
  v_there.locale := new.locale;
  v_there.theme := new.theme;
  return v_there;
end;
$$;
create trigger keep_what_is_there before insert on public.profiles
  for each row execute function private.keep_what_is_there();
-- An insert is watched by the trigger above: it becomes an update or nothing.
drop trigger guard_client_writes on public.profiles;
create trigger guard_client_writes before update or delete on public.profiles
  for each row execute function
    private.guard_client_writes('username', 'phone', 'locale', 'theme', 'search_text');

create policy profiles_upsert_own on public.profiles for insert to authenticated
  with check (id = (select auth.uid()) and (select private.is_active()));
grant insert (id, username, phone, locale, theme, user_type, created_at) on public.profiles to authenticated;
-- An upsert sets what it names, so it needs the right to; the guard refuses another value.
grant update (id, user_type, created_at) on public.profiles to authenticated;

-- All columns: of what is featured none is a secret, and who manages it sees what is switched off.
grant select (created_at, updated_at) on public.featured_content to anon, authenticated;
alter policy featured_content_read_live on public.featured_content to anon;
create policy featured_content_read on public.featured_content for select to authenticated using (
  private.is_live(is_active, starts_at, ends_at) or (select private.has_flag('can_manage_events'))
);

-- As admin_list_ads() shows them.
create policy advertisements_read_managed on public.advertisements for select to authenticated
  using ((select private.has_flag('can_manage_ads')));
grant select on public.advertisements to authenticated;

revoke execute on all functions in schema private from public;
