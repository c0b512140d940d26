-- The page of a campaign is prerendered: when what it says changes, it is named.

create function private.campaign_page_changed()
returns trigger
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_id constant uuid := coalesce(new.id, old.id);
begin
  if tg_op <> 'DELETE' and new.status in ('open', 'succeeded', 'failed') then
    insert into private.page_changes (path, is_public)
    values ('/birthday/campaigns/' || v_id, true)
    on conflict (path) do update set changed_at = clock_timestamp(), is_public = true;
  else
    update private.page_changes
    set changed_at = clock_timestamp(), is_public = false
    where path = '/birthday/campaigns/' || v_id;
  end if;
  return null;
end;
$$;
create trigger campaign_page_appears
  after insert or delete on public.support_campaigns
  for each row execute function private.campaign_page_changed();

-- Not for every pledge: how far it is is read when the page opens.
create trigger campaign_page_changes
  after update on public.support_campaigns
  for each row when (
    (to_jsonb(old) - '{pledged_total,paid_total,backers,updated_at}'::text[])
      is distinct from (to_jsonb(new) - '{pledged_total,paid_total,backers,updated_at}'::text[])
  )
  execute function private.campaign_page_changed();

revoke execute on all functions in schema private from public;
