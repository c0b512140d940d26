-- What an organizer asks of those who register, and what they answered. Questions are a column of the
-- event; an answer keeps the words of its question, so that a later edit changes nothing that was said.

insert into private.error_codes (code, http_status, meaning) values
  ('ANSWERS_CLOSED', 409, 'the answers to an event''s questions cannot be changed any more');

alter table public.events
  add column questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  -- Until when answers may be changed; null: until the event starts.
  add column answers_close_at timestamptz;

-- A list from now on; what was written before there were questions is told by its key.
alter table public.event_registrations alter column answers set default '[]';
update public.event_registrations
set answers = coalesce(
  (
    select jsonb_agg(
      jsonb_build_object('question_id', key, 'kind', 'text', 'label', key, 'value', value)
    )
    from jsonb_each_text(answers)
  ),
  '[]'
)
where jsonb_typeof(answers) = 'object';
alter table public.event_registrations
  add constraint answers_are_a_list check (jsonb_typeof(answers) = 'array');

-- A text of a question, trimmed, or INVALID_INPUT with the name of its field.
create function private.question_text(p_value jsonb, p_least int, p_most int, p_field text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_text constant text := btrim(p_value #>> '{}');
begin
  perform private.require(
    coalesce(jsonb_typeof(p_value), 'null') in ('string', 'null')
      and coalesce(length(v_text), 0) between p_least and p_most,
    p_field, format('%s to %s characters', p_least, p_most)
  );
  return nullif(v_text, '');
end;
$$;

-- A whole number of a question, or null when it was not said.
create function private.question_number(p_value jsonb, p_most int, p_field text)
returns int
language plpgsql
set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(p_value), 'null') = 'null' then
    return null;
  end if;
  perform private.require(
    jsonb_typeof(p_value) = 'number' and p_value #>> '{}' ~ '^\d{1,4}$'
      and (p_value #>> '{}')::int between 1 and p_most,
    p_field, format('a whole number from 1 to %s', p_most)
  );
  return (p_value #>> '{}')::int;
end;
$$;

create function private.question_options(p_value jsonb, p_field text)
returns text[]
language plpgsql
set search_path = ''
as $$
declare
  v_options text[];
begin
  perform private.require(
    jsonb_typeof(p_value) = 'array' and jsonb_array_length(p_value) between 2 and 30,
    p_field, 'two to thirty options'
  );
  v_options := array(
    select private.question_text(value, 1, 80, p_field)
    from jsonb_array_elements(p_value) with ordinality
    order by ordinality
  );
  perform private.require(
    (select count(distinct option) from unnest(v_options) as option) = cardinality(v_options),
    p_field, 'each option once'
  );
  return v_options;
end;
$$;

-- One question as it is kept.
create function private.checked_question(p_question jsonb, p_field text)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_kind constant text := p_question ->> 'kind';
  v_options text[];
begin
  perform private.require(jsonb_typeof(p_question) = 'object', p_field || 'id', 'an object');
  perform private.require(
    p_question ->> 'id' ~ '^q-[a-z0-9]{4,32}$', p_field || 'id', 'q- and 4 to 32 letters'
  );
  perform private.require(
    v_kind in ('text', 'long_text', 'one_of', 'many_of', 'consent'),
    p_field || 'kind', 'one of the kinds'
  );
  perform private.require(
    jsonb_typeof(p_question -> 'required') = 'boolean', p_field || 'required', 'true or false'
  );
  if v_kind in ('one_of', 'many_of') then
    v_options := private.question_options(p_question -> 'options', p_field || 'options');
  end if;
  return jsonb_strip_nulls(jsonb_build_object(
    'id', p_question ->> 'id',
    'kind', v_kind,
    'label', private.question_text(p_question -> 'label', 1, 200, p_field || 'label'),
    'help', private.question_text(p_question -> 'help', 0, 300, p_field || 'help'),
    'required', p_question -> 'required',
    'options', to_jsonb(v_options),
    'max_choices', case when v_kind = 'many_of' then private.question_number(
      p_question -> 'max_choices', cardinality(v_options), p_field || 'max_choices'
    ) end,
    'max_length', case when v_kind in ('text', 'long_text') then private.question_number(
      p_question -> 'max_length', case v_kind when 'text' then 200 else 2000 end,
      p_field || 'max_length'
    ) end
  ));
end;
$$;

-- The questions of an event as they are kept, or INVALID_INPUT with a hint such as questions.2.label.
create function private.checked_questions(p_questions jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_questions jsonb;
begin
  perform private.require(
    jsonb_typeof(p_questions) = 'array' and jsonb_array_length(p_questions) <= 20,
    'questions', 'at most twenty questions'
  );
  select coalesce(
    jsonb_agg(
      private.checked_question(value, format('questions.%s.', ordinality - 1)) order by ordinality
    ),
    '[]'
  )
  into v_questions
  from jsonb_array_elements(p_questions) with ordinality;
  perform private.require(
    (select count(distinct value ->> 'id') from jsonb_array_elements(v_questions))
      = jsonb_array_length(v_questions),
    'questions', 'each question has an id of its own'
  );
  return v_questions;
end;
$$;

-- What somebody answered to one question as it is kept; null: nothing.
create function private.checked_answer(p_question jsonb, p_value jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_field constant text := 'answers.' || (p_question ->> 'id');
  v_kind constant text := p_question ->> 'kind';
  v_value jsonb := p_value;
begin
  if v_kind in ('text', 'long_text', 'one_of') then
    perform private.require(
      coalesce(jsonb_typeof(p_value), 'null') in ('string', 'null'), v_field, 'a text'
    );
    v_value := to_jsonb(nullif(btrim(p_value #>> '{}'), ''));
  elsif v_kind = 'many_of' then
    perform private.require(
      coalesce(jsonb_typeof(p_value), 'null') in ('array', 'null'), v_field, 'a list'
    );
    v_value := nullif(p_value, '[]');
  else
    perform private.require(
      coalesce(jsonb_typeof(p_value), 'null') in ('boolean', 'null'), v_field, 'true or false'
    );
    v_value := nullif(p_value, 'false');
  end if;
  if coalesce(jsonb_typeof(v_value), 'null') = 'null' then
    perform private.require(not (p_question ->> 'required')::boolean, v_field, 'an answer is needed');
    return null;
  end if;

  if v_kind in ('text', 'long_text') then
    perform private.require(
      length(v_value #>> '{}') <= coalesce(
        (p_question ->> 'max_length')::int, case v_kind when 'text' then 200 else 2000 end
      ),
      v_field, 'too long'
    );
  elsif v_kind = 'one_of' then
    perform private.require(p_question -> 'options' @> v_value, v_field, 'one of the options');
  elsif v_kind = 'many_of' then
    perform private.require(
      p_question -> 'options' @> v_value
        and (select count(distinct choice) from jsonb_array_elements(v_value) as choice)
          = jsonb_array_length(v_value)
        and jsonb_array_length(v_value) <= coalesce(
          (p_question ->> 'max_choices')::int, jsonb_array_length(p_question -> 'options')
        ),
      v_field, 'some of the options, each once'
    );
  end if;
  return jsonb_build_object(
    'question_id', p_question -> 'id', 'kind', v_kind, 'label', p_question -> 'label',
    'value', v_value
  );
end;
$$;

-- The answers to an event's questions as they are kept: [{question_id, kind, label, value}]. Takes
-- [{question_id, value}] or null; the hint of INVALID_INPUT is answers.<id of the question>. What was
-- answered before (p_before) to a question that is not asked any more stays.
create function private.checked_answers(
  p_questions jsonb, p_answers jsonb, p_before jsonb default '[]'
)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  v_answers constant jsonb := coalesce(nullif(p_answers, 'null'), '[]');
  v_question jsonb;
  v_answer jsonb;
  v_checked jsonb := '[]';
begin
  perform private.require(
    jsonb_typeof(v_answers) = 'array' and jsonb_array_length(v_answers) <= 20,
    'answers', 'a list of {question_id, value}'
  );
  perform private.require(
    not exists (
      select from jsonb_array_elements(v_answers) as given
      where not coalesce(given ->> 'question_id' in (
        select question ->> 'id' from jsonb_array_elements(p_questions) as question
      ), false)
    ) and (
      select count(distinct given ->> 'question_id') = count(*)
      from jsonb_array_elements(v_answers) as given
    ),
    'answers', 'each answer belongs to a question of the event, once'
  );
  for v_question in
    select value from jsonb_array_elements(p_questions) with ordinality order by ordinality
  loop
    v_answer := private.checked_answer(v_question, (
      select given -> 'value' from jsonb_array_elements(v_answers) as given
      where given ->> 'question_id' = v_question ->> 'id'
    ));
    if v_answer is not null then
      v_checked := v_checked || v_answer;
    end if;
  end loop;
  return v_checked || coalesce(
    (
      select jsonb_agg(former order by position)
      from jsonb_array_elements(p_before) with ordinality as before (former, position)
      where former ->> 'question_id' not in (
        select question ->> 'id' from jsonb_array_elements(p_questions) as question
      )
    ),
    '[]'
  );
end;
$$;

-- As before; answers are a list.
create or replace function private.anonymise_registrations(p_ids uuid[])
returns void
language sql
set search_path = ''
as $$
  update public.tickets
  set holder_name = '（已匿名）', holder_phone = null
  where registration_id = any (p_ids);
  update public.event_registrations
  set name = '（已匿名）', email = 'anonymous@privacy.invalid', phone = '', address = null,
    emergency_contact = null, answers = '[]', notes = null, admin_notes = null
  where id = any (p_ids)
$$;

-- Whether the answers of a registration may be changed now.
create function private.can_edit_answers(p_status text, p_event public.events)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p_status in ('pending', 'confirmed') and p_event.status = 'approved'
    and jsonb_array_length(p_event.questions) > 0
    and now() < least(p_event.starts_at, p_event.answers_close_at)
$$;

-- POST /rpc/update_registration_answers. p_answers: [{question_id, value}], all of them anew. Holds for
-- everything that the person has of this event. Answers {answers} as they are kept.
create function public.update_registration_answers(
  p_registration_id uuid default null, p_answers jsonb default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_registration public.event_registrations;
  v_event public.events;
  v_answers jsonb;
begin
  select * into v_registration
  from public.event_registrations
  where id = p_registration_id and user_id = v_user_id;
  if not found then
    perform private.raise_error('NOT_FOUND', 'the caller has no such registration');
  end if;
  v_event := private.lock_event(v_registration.event_id);
  select * into v_registration from public.event_registrations where id = p_registration_id;
  if not private.can_edit_answers(v_registration.status, v_event) then
    perform private.raise_error('ANSWERS_CLOSED', 'cancelled, nothing asked, or too late');
  end if;
  v_answers := private.checked_answers(v_event.questions, p_answers, v_registration.answers);
  update public.event_registrations
  set answers = v_answers
  where event_id = v_event.id and user_id = v_user_id and status in ('pending', 'confirmed');
  return jsonb_build_object('answers', v_answers);
end;
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.update_registration_answers(uuid, jsonb) from public;
grant execute on function public.update_registration_answers(uuid, jsonb) to anon, authenticated;
