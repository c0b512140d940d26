-- What people agreed to, in which version, and when.

-- Every version of a document that was ever in force, and from which day. The texts are the interface's, in
-- shell/src/locales/info.zh-TW.json.
create table private.document_versions (
  document text not null check (document in ('terms', 'privacy')),
  version text not null check (version ~ '^\d+\.\d+$'),
  in_force_from date not null,
  primary key (document, version),
  unique (document, in_force_from)
);
alter table private.document_versions enable row level security;
insert into private.document_versions (document, version, in_force_from) values
  ('terms', '1.0', '2026-11-01'),
  ('privacy', '1.0', '2026-11-01');

create table private.agreements (
  user_id uuid not null references public.profiles (id) on delete cascade,
  document text not null,
  version text not null,
  agreed_at timestamptz not null default now(),
  primary key (user_id, document, version),
  foreign key (document, version) references private.document_versions
);
create index agreements_version_idx on private.agreements (document, version);
alter table private.agreements enable row level security;

-- Keeps to which versions somebody agreed, {"terms": "1.0"}. The browser says which text it showed; what was never
-- in force is nothing that one can agree to.
create function private.note_agreements(p_user_id uuid, p_versions jsonb)
returns void
language sql
set search_path = ''
as $$
  insert into private.agreements (user_id, document, version)
  select p_user_id, document, version
  from private.document_versions
  where p_versions ->> document = version
  on conflict do nothing
$$;

-- AFTER INSERT ON public.profiles: with the account, or not at all.
create function private.note_agreements_of_new_user()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.note_agreements(
    new.id, (select raw_user_meta_data -> 'agreed_to' from auth.users where id = new.id)
  );
  return null;
end;
$$;
create trigger note_agreements after insert on public.profiles
  for each row execute function private.note_agreements_of_new_user();

-- GET /rpc/my_agreements. {items}: of each document the version in force, and the latest that the caller agreed to.
create function public.my_agreements()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
begin
  return jsonb_build_object('items', (
    select jsonb_agg(
      jsonb_build_object(
        'document', d.document, 'version', d.version, 'in_force_from', d.in_force_from,
        'agreed_version', a.version, 'agreed_at', a.agreed_at
      ) order by d.document desc
    )
    from (
      select distinct on (document) *
      from private.document_versions
      where in_force_from <= private.today()
      order by document, in_force_from desc
    ) as d
    left join lateral (
      select version, agreed_at
      from private.agreements
      where user_id = v_user_id and document = d.document
      order by agreed_at desc, version = d.version desc
      limit 1
    ) as a on true
  ));
end;
$$;
revoke execute on function public.my_agreements() from public;
grant execute on function public.my_agreements() to anon, authenticated;

-- POST /rpc/agree_to_documents. p_versions: {"terms": "1.0"}, the versions that were read. INVALID_INPUT for others
-- than those in force. Answers my_agreements().
create function public.agree_to_documents(p_versions jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_items constant jsonb := public.my_agreements() -> 'items';
begin
  perform private.require(
    jsonb_typeof(p_versions) = 'object' and p_versions <> '{}' and not exists (
      select from jsonb_each_text(case when jsonb_typeof(p_versions) = 'object' then p_versions end) as said
      where not exists (
        select from jsonb_array_elements(v_items) as item
        where item ->> 'document' = said.key and item ->> 'version' = said.value
      )
    ),
    'versions', 'versions in force'
  );
  perform private.note_agreements(v_user_id, p_versions);
  return public.my_agreements();
end;
$$;
revoke execute on function public.agree_to_documents(jsonb) from public;
grant execute on function public.agree_to_documents(jsonb) to anon, authenticated;

revoke execute on all functions in schema private from public;
