create schema if not exists extensions;
create schema if not exists supabase_migrations;

-- Same columns as the Supabase CLI writes, so that either tool can go on where the other stopped.
create table if not exists supabase_migrations.schema_migrations (
  version text not null primary key,
  statements text[],
  name text
);

-- Extensions live in their own schema, yet unqualified names keep working in migrations.
do $$
begin
  execute format('alter database %I set search_path to "$user", public, extensions', current_database());
end
$$;

create table if not exists supabase_migrations.seed_files (
  path text not null primary key,
  hash text not null
);
