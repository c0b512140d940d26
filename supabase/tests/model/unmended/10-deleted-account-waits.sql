-- Leaving left places in waiting lists, offers and registrations where they were.
select model.put_back('private.close_open_things', '  perform private.close_event_claims(p_user_id, v_email);', '');
