-- Whether the answers of the frequent questions help.

-- Counted per day and answer, without a word on who it was.
create table public.answer_feedback (
  day date not null,
  answer text not null check (answer ~ '^[A-Za-z0-9]{1,40}\.[A-Za-z0-9]{1,40}$'),
  helped int not null default 0,
  unhelped int not null default 0,
  last_at timestamptz not null default now(),
  primary key (day, answer)
);
create trigger guard_client_writes before insert or update or delete on public.answer_feedback
  for each row execute function private.guard_client_writes();

alter table public.answer_feedback enable row level security;
create policy answer_feedback_read on public.answer_feedback
  for select to authenticated using ((select private.is_admin()));
revoke all on public.answer_feedback from anon, authenticated;
grant select on public.answer_feedback to authenticated;

-- POST /rpc/rate_answer. p_answer: topic and question, as the page of frequent questions names them. Beyond 500
-- different ones a day nothing new is stored, as with pages that nobody found.
create function public.rate_answer(p_answer text default null, p_helped boolean default null)
returns void
language plpgsql
security definer
set search_path = ''
as $$
begin
  perform private.require(
    coalesce(p_answer ~ '^[A-Za-z0-9]{1,40}\.[A-Za-z0-9]{1,40}$', false), 'answer', 'a topic and a question'
  );
  perform private.require(p_helped is not null, 'helped', 'true or false');
  if not exists (
    select from public.answer_feedback where day = private.today() and answer = p_answer
  ) and (
    select count(*) >= 500 from public.answer_feedback where day = private.today()
  ) then
    return;
  end if;
  insert into public.answer_feedback as f (day, answer, helped, unhelped)
  values (private.today(), p_answer, p_helped::int, (not p_helped)::int)
  on conflict (day, answer) do update
    set helped = f.helped + excluded.helped, unhelped = f.unhelped + excluded.unhelped, last_at = now();
end;
$$;
revoke execute on function public.rate_answer(text, boolean) from public;
grant execute on function public.rate_answer(text, boolean) to anon, authenticated;

-- GET /rpc/admin_answer_feedback. By answer over the last half year, those that left most people without help first. p_after: a
-- file is in the order of answers, and goes on behind this one; `next` is the next such place.
create function public.admin_answer_feedback(
  p_query text default null, p_page int default 1, p_page_size int default 20, p_after text default null
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_words constant text := lower(private.trimmed(coalesce(p_query, '')));
  v_total bigint;
  v_page record;
begin
  perform private.require_admin();
  select count(distinct answer) into v_total
  from public.answer_feedback where strpos(lower(answer), v_words) > 0;
  select * into v_page
  from private.page_bounds(p_page, p_page_size, v_total, private.most_rows(p_after));
  return (
    select jsonb_build_object(
      'items', coalesce(
        jsonb_agg(to_jsonb(listed) order by case when p_after is null then unhelped end desc, answer), '[]'
      ),
      'next', case when p_after is not null and count(*) = v_page.page_size then max(answer collate "C") end,
      'total', v_total, 'page', v_page.page, 'page_size', v_page.page_size
    )
    from (
      select answer, sum(helped) as helped, sum(unhelped) as unhelped, max(last_at) as last_at
      from public.answer_feedback
      where strpos(lower(answer), v_words) > 0 and (p_after is null or answer collate "C" > p_after)
      group by answer
      order by case when p_after is null then sum(unhelped) end desc, answer collate "C"
      limit v_page.page_size offset v_page.skip
    ) as listed
  );
end;
$$;
revoke execute on function public.admin_answer_feedback(text, int, int, text) from public;
grant execute on function public.admin_answer_feedback(text, int, int, text) to anon, authenticated;

revoke execute on all functions in schema private from public;
