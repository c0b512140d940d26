-- Words of a search that are no words of a text but facts: 免費, 500元以下, 今晚, 這週末, 12月, 12/24.

-- The days that a word names, in the calendar of p_today; both null when it names none. The word is
-- folded (週 is 周). A month or day that is over is that of next year.
create function private.days_in_word(
  p_word text, p_today date, out first date, out last date
)
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_monday constant date := date_trunc('week', p_today);
  v_parts text[];
begin
  case
    when p_word in ('今天', '今日', '今晚') then
      first := p_today;
      last := p_today;
    when p_word in ('明天', '明日', '明晚') then
      first := p_today + 1;
      last := first;
    when p_word = '後天' then
      first := p_today + 2;
      last := first;
    when p_word in ('周末', '本周末', '這周末', '這個周末') then
      first := greatest(p_today, v_monday + 5);
      last := v_monday + 6;
    when p_word in ('本周', '這周', '這禮拜', '這星期') then
      first := p_today;
      last := v_monday + 6;
    when p_word in ('下周', '下禮拜', '下星期') then
      first := v_monday + 7;
      last := v_monday + 13;
    when p_word in ('下周末', '下個周末') then
      first := v_monday + 12;
      last := v_monday + 13;
    when p_word in ('本月', '這個月') then
      first := p_today;
      last := date_trunc('month', p_today) + interval '1 month - 1 day';
    when p_word in ('下個月', '下月') then
      first := date_trunc('month', p_today) + interval '1 month';
      last := date_trunc('month', p_today) + interval '2 months - 1 day';
    else
      v_parts := regexp_match(p_word, '^(0?[1-9]|1[0-2])(?:月|月份)$');
      if v_parts is not null then
        first := make_date(extract(year from p_today)::int, v_parts[1]::int, 1);
        if first + interval '1 month' <= p_today then
          first := first + interval '1 year';
        end if;
        last := first + interval '1 month - 1 day';
        first := greatest(first, p_today);
        return;
      end if;
      v_parts := regexp_match(p_word, '^(0?[1-9]|1[0-2])(?:/|月)(0?[1-9]|[12][0-9]|3[01])日?$');
      if v_parts is not null then
        begin
          first := make_date(extract(year from p_today)::int, v_parts[1]::int, v_parts[2]::int);
          if first < p_today then
            first := first + interval '1 year';
          end if;
        exception when datetime_field_overflow then
          -- 2/30 is a word like any other.
          null;
        end;
        last := first;
      end if;
  end case;
end;
$$;

-- Takes the facts out of the words of a search: what remains of the words, NT$ at most, and the days
-- that all of them name. 台北免費 is 台北 and 免費, 台北市 is the city and not the address. 週末 alone
-- is more likely a word of a title.
create function private.search_facts(
  p_words text[], p_today date,
  out words text[], out max_price int, out first date, out last date, out are_any boolean
)
language plpgsql
immutable
set search_path = ''
as $$
declare
  v_word text;
  v_rest text;
  v_days record;
  v_price text[];
begin
  words := '{}';
  foreach v_word in array p_words loop
    v_rest := regexp_replace(v_word, '^免費(?:活動|入場|的)?|(?:的)?免費(?:活動|入場)?$', '');
    if v_rest <> v_word then
      max_price := 0;
      v_word := v_rest;
    end if;
    continue when v_word = '';
    v_price := regexp_match(v_word, '^(?:nt)?\$?([0-9]{1,6})(?:元|塊)?(?:以下|以內|內)$');
    if v_price is not null then
      max_price := least(max_price, v_price[1]::int);
      continue;
    end if;
    if v_word <> '周末' or cardinality(p_words) > 1 then
      v_days := private.days_in_word(v_word, p_today);
      if v_days.first is not null then
        first := greatest(first, v_days.first);
        last := least(last, v_days.last);
        continue;
      end if;
    end if;
    words := words || case
      when v_word ~ '[市縣]$' then coalesce(private.city_label(private.city_id(v_word)), v_word)
      else v_word
    end;
  end loop;
  are_any := max_price is not null or first is not null or words <> p_words;
end;
$$;

revoke execute on all functions in schema private from public;
