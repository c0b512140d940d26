-- What an organizer asks of those who register, and what they answered. Questions are a column of
-- the event; an answer repeats the text of its question, so that a later edit changes nothing that
-- was said.

-- A text of a question, trimmed, or INVALID_INPUT with the name of its field.
create function private.question_text(p_value jsonb, p_least int, p_most int, p_field text)
returns text
language plpgsql
set search_path = ''
as $$
declare
  v_text constant text := private.trimmed(p_value #>> '{}');
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

-- One question as it is stored.
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

-- The questions of an event as they are stored, or INVALID_INPUT with a hint such as
-- questions.2.label.
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

-- What somebody answered to one question as it is stored; null: nothing.
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
    v_value := to_jsonb(nullif(private.trimmed(p_value #>> '{}'), ''));
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

-- The answers to an event's questions as they are stored: [{question_id, kind, label, value}].
-- Takes [{question_id, value}] or null; the hint of INVALID_INPUT is answers.<id of the question>.
-- What was answered before (p_before) to a question that is not asked any more stays.
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

revoke execute on all functions in schema private from public;
