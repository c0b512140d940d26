-- Leaving left places in waiting lists, offers and registrations where they were.
select model.put_back('private.close_parts', '  perform private.close_event_claims(p_user_id, p_email, p_parts.claimed);', '');
