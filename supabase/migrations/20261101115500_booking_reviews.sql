-- What the two parties of a booking write about each other afterwards.

create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  author_id uuid not null references public.profiles (id),
  target_type text not null check (target_type in ('venue', 'performer', 'guest')),
  -- venues.id, performer_profiles.id or profiles.id
  target_id uuid not null,
  rating int not null check (rating between 1 and 5),
  body text check (length(body) between 1 and 2000),
  reply text check (length(reply) between 1 and 1000),
  replied_at timestamptz,
  -- Once both have written, or fourteen days after the booking: nobody answers in kind.
  visible_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (booking_id, author_id)
);
create index reviews_author_id_idx on public.reviews (author_id);
create index reviews_target_idx on public.reviews (target_type, target_id, visible_at);
create trigger guard_client_writes before insert or update or delete on public.reviews
  for each row execute function private.guard_client_writes();
create trigger set_updated_at before update on public.reviews
  for each row execute function private.set_updated_at();
create trigger audit after update or delete on public.reviews
  for each row execute function private.write_audit('rating', 'body', 'target_id', 'visible_at');

-- The author at once; the parties when it is visible. Everybody else reads through list_reviews().
alter table public.reviews enable row level security;
create policy reviews_read on public.reviews for select to authenticated using (
  (select private.is_active())
  and (
    author_id = (select auth.uid())
    or (visible_at <= now() and exists (select from public.bookings as b where b.id = booking_id))
  )
);
revoke all on public.reviews from anon, authenticated;
grant select on public.reviews to authenticated;

-- POST /rpc/write_review. Once for each party, within fourteen days after a completed booking.
create function public.write_review(
  p_booking_id uuid default null, p_rating int default null, p_body text default null
)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_booking public.bookings := private.lock_booking_of(p_booking_id, 'party');
  v_side constant text := private.side_of(v_booking);
  v_review public.reviews;
begin
  perform private.require_booking_status(v_booking, 'completed');
  if v_booking.completed_at <= now() - interval '14 days' then
    perform private.raise_error('INVALID_STATE', 'the time for reviews is over');
  end if;
  perform private.require(p_rating between 1 and 5, 'rating', 'one to five');
  perform private.require(length(p_body) <= 2000 or p_body is null, 'body', 'at most 2000 characters');
  insert into public.reviews (
    booking_id, author_id, target_type, target_id, rating, body, visible_at
  )
  values (
    p_booking_id, auth.uid(),
    case when v_side = 'host' then 'guest' when v_booking.kind = 'venue' then 'venue' else 'performer' end,
    case v_side when 'host' then v_booking.requester_id else v_booking.resource_id end,
    p_rating, nullif(private.trimmed(p_body), ''), v_booking.completed_at + interval '14 days'
  )
  on conflict (booking_id, author_id) do nothing
  returning * into v_review;
  if v_review.id is null then
    perform private.raise_error('INVALID_STATE', 'reviewed already');
  end if;
  if (select count(*) from public.reviews where booking_id = p_booking_id) = 2 then
    update public.reviews set visible_at = now() where booking_id = p_booking_id;
    select * into v_review from public.reviews where id = v_review.id;
  end if;
  perform private.tell_party(
    v_booking, case v_side when 'guest' then 'host' else 'guest' end, 'booking.reviewed'
  );
  return jsonb_build_object('id', v_review.id, 'visible_at', v_review.visible_at);
end;
$$;
revoke execute on function public.write_review(uuid, int, text) from public;
grant execute on function public.write_review(uuid, int, text) to anon, authenticated;

-- POST /rpc/reply_to_review. Once, by whom it is about, when it is visible.
create function public.reply_to_review(p_review_id uuid default null, p_reply text default null)
returns jsonb
language plpgsql
security definer
set search_path = ''
as $$
declare
  v_user_id constant uuid := private.require_user();
  v_review public.reviews;
begin
  select r.* into v_review
  from public.reviews as r
  join public.bookings as b on b.id = r.booking_id
  where r.id = p_review_id and r.visible_at <= now()
    and v_user_id = case r.target_type when 'guest' then b.requester_id else private.host_of(b) end
  for update of r;
  if not found then
    perform private.raise_error('NOT_FOUND', 'there is no such review of the caller');
  end if;
  perform private.require(length(private.trimmed(p_reply)) between 1 and 1000, 'reply', '1 to 1000 characters');
  if v_review.reply is not null then
    perform private.raise_error('INVALID_STATE', 'replied already');
  end if;
  update public.reviews set reply = private.trimmed(p_reply), replied_at = now() where id = p_review_id;
  return jsonb_build_object('id', p_review_id, 'reply', private.trimmed(p_reply));
end;
$$;
revoke execute on function public.reply_to_review(uuid, text) from public;
grant execute on function public.reply_to_review(uuid, text) to anon, authenticated;

-- What was said of a venue, a performer or a guest, as far as it is visible.
create function private.rating_of(p_target_type text, p_target_id uuid)
returns jsonb
language sql
stable
set search_path = ''
as $$
  select jsonb_build_object('average', round(avg(rating), 1), 'total', count(*))
  from public.reviews
  where target_type = p_target_type and target_id = p_target_id and visible_at <= now()
$$;

-- GET /rpc/list_reviews. Of a public venue or performer. Authors appear by the first character of
-- their name.
create function public.list_reviews(
  p_target_type text default null, p_target_id uuid default null, p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_summary record;
  v_page record;
begin
  perform private.require(p_target_type in ('venue', 'performer'), 'target_type', 'venue or performer');
  if not private.is_public_calendar(p_target_type, p_target_id) then
    perform private.raise_error('NOT_FOUND', 'there is no such page');
  end if;
  select count(*) as total, round(avg(rating), 1) as average into v_summary
  from public.reviews
  where target_type = p_target_type and target_id = p_target_id and visible_at <= now();
  select * into v_page from private.page_bounds(p_page, p_page_size, v_summary.total);
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(jsonb_build_object(
          'id', r.id, 'rating', r.rating, 'body', r.body, 'reply', r.reply, 'replied_at', r.replied_at,
          'author', private.first_letter(p.username) || '**', 'created_at', r.created_at
        ) order by r.created_at desc, r.id)
        from (
          select * from public.reviews
          where target_type = p_target_type and target_id = p_target_id and visible_at <= now()
          order by created_at desc, id
          offset v_page.skip limit v_page.page_size
        ) as r
        join public.profiles as p on p.id = r.author_id
      ),
      '[]'
    ),
    'total', v_summary.total, 'average', v_summary.average,
    'page', v_page.page, 'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function public.list_reviews(text, uuid, int, int) from public;
grant execute on function public.list_reviews(text, uuid, int, int) to anon, authenticated;
