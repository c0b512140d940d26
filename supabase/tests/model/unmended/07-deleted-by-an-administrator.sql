-- An administrator's delete_account checked nothing, and closed nothing.
select model.put_back('public.delete_account', '  perform private.refuse_obligations(p_user_id, true);', '');
select model.put_back('private.erase_account', '  perform private.call_off_promises(p_user_id);', '');
