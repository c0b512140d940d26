-- Reasons that administrators give again and again, as sentences to begin with. One list for all of
-- them; whoever decides may change it.

create table public.reason_templates (
  id uuid primary key default gen_random_uuid(),
  label text not null unique check (length(btrim(label)) between 1 and 20),
  body text not null check (length(btrim(body)) between 1 and 500),
  sort_order int not null
);
create trigger guard_client_writes before insert or update or delete on public.reason_templates
  for each row execute function private.guard_client_writes();

-- No policy: read and written through functions only.
alter table public.reason_templates enable row level security;
revoke all on public.reason_templates from anon, authenticated;

insert into public.reason_templates (label, body, sort_order) values
  ('缺退票規定', '付費活動需要退票規定，請補上後再送審。', 1),
  ('海報來源不明', '請附上海報的授權證明，或換成自己製作的圖片。', 2),
  ('時間地點不完整', '日期、時間或地點不夠清楚，請寫到訪客能找到的程度。', 3),
  ('價格與介紹不符', '票價和介紹裡寫的不一樣，請改成一致後再送審。', 4);

create function private.reason_template_list()
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('items', coalesce(
    jsonb_agg(jsonb_build_object('label', label, 'body', body) order by sort_order), '[]'
  ))
  from public.reason_templates
$$;

-- GET /rpc/reason_templates
create function public.reason_templates()
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
begin
  perform private.require_user();
  perform private.require_admin();
  return private.reason_template_list();
end;
$$;
revoke execute on function public.reason_templates() from public;
grant execute on function public.reason_templates() to anon, authenticated;

-- POST /rpc/save_reason_templates. The whole list, in its order: [{"label", "body"}], at most twenty.
create function public.save_reason_templates(p_items jsonb default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_admin_id constant uuid := private.require_flag('can_approve_posts');
  v_before constant jsonb := private.reason_template_list();
begin
  perform private.require(
    case when jsonb_typeof(p_items) = 'array' then jsonb_array_length(p_items) <= 20 and not exists (
      select from jsonb_array_elements(p_items) as item
      where coalesce(length(private.trimmed(item ->> 'label')), 0) not between 1 and 20
        or coalesce(length(private.trimmed(item ->> 'body')), 0) not between 1 and 500
    ) and (
      select count(distinct private.trimmed(item ->> 'label')) = count(*) from jsonb_array_elements(p_items) as item
    ) else false end,
    'items', 'up to twenty, each with its own label of 20 characters and a body of 500'
  );
  lock table public.reason_templates in share row exclusive mode;
  delete from public.reason_templates where true;
  insert into public.reason_templates (label, body, sort_order)
  select private.trimmed(item ->> 'label'), private.trimmed(item ->> 'body'), place
  from jsonb_array_elements(p_items) with ordinality as listed (item, place);
  insert into public.audit_log (actor_id, actor_role, action, entity, entity_id, before, after)
  values (
    v_admin_id, coalesce(auth.role(), 'server'), 'update', 'reason_templates', 'all', v_before,
    private.reason_template_list()
  );
  return private.reason_template_list();
end;
$$;
revoke execute on function public.save_reason_templates(jsonb) from public;
grant execute on function public.save_reason_templates(jsonb) to anon, authenticated;

revoke execute on all functions in schema private from public;
