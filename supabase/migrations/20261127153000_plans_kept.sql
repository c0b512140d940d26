-- Things by their keys and the hours of a dozen calendars are read the same way whatever the keys are: to plan that anew
-- took as long as to read it, or longer.
alter function private.entity_card(text, uuid) set plan_cache_mode = force_generic_plan;
alter function private.is_public_entity(text, uuid) set plan_cache_mode = force_generic_plan;
alter function private.free_time(text, uuid[], tstzmultirange, uuid) set plan_cache_mode = force_generic_plan;
alter function private.taken_time(text, uuid[], tstzmultirange, uuid) set plan_cache_mode = force_generic_plan;
