-- What jobs keep ready, as they do each minute and each hour.
insert into private.takings_due (event_id)
select distinct ref_id from public.order_items where item_type = 'ticket';
select private.refresh_takings();
select private.refresh_trends();
select private.refresh_stage_history();
