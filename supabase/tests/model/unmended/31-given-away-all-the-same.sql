-- An offer that was open stayed so when its type became untransferable, and nobody asked again.
create or replace function private.end_forbidden_transfers(p_event_id uuid)
returns int
language sql
as $$ select 0 $$;
select model.put_back('public.accept_transfer', '  perform private.check_transferable(v_event, v_ticket);', '');
