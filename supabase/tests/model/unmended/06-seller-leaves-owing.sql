-- What an account owed as a seller was not asked, and leaving called nothing off.
select model.put_back('private.seller_obligations', 'group by owed.kind', 'where false group by owed.kind');
select model.put_back('private.obligations_of', 'and private.has_guests(id)', 'and false');
select model.put_back('private.erase_account', '  perform private.call_off_promises(p_user_id);', '');
