-- Goods as everybody finds them: a family of kinds is one thing.

-- GET /rpc/search_products. p_sort: newest, price (lowest first) or popular (most sold).
create function public.search_products(
  p_query text default null,
  p_performer_id uuid default null,
  p_category text default null,
  p_max_price int default null,
  p_in_stock boolean default null,
  p_sort text default 'newest',
  p_page int default 1,
  p_page_size int default 12
)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
set plan_cache_mode = force_custom_plan
set random_page_cost = 1.1
as $$
declare
  v_words constant text[] := private.search_words(p_query);
  v_category constant text := nullif(nullif(p_category, ''), 'all');
  v_ids uuid[];
  v_page record;
begin
  select array_agg(
    p.id
    order by
      case p_sort when 'price' then p.price when 'popular' then -p.sold end,
      p.created_at desc, p.id
  )
  into v_ids
  from public.products as p
  join public.performer_profiles as performer on performer.id = p.performer_id
  where p.status = 'active' and p.deleted_at is null
    and performer.status = 'approved' and not performer.is_deleted
    and (p_performer_id is null or p.performer_id = p_performer_id)
    and (v_category is null or p.category = v_category)
    and (p_in_stock is not true or p.sold + p.held < p.stock)
    and (p_max_price is null or p.price <= p_max_price)
    -- The first kind that fits stands for its family.
    and not exists (
      select from public.products as kind
      where coalesce(kind.family_id, kind.id) = coalesce(p.family_id, p.id)
        and kind.status = 'active' and kind.deleted_at is null
        and (kind.created_at, kind.id) < (p.created_at, p.id)
        and (p_in_stock is not true or kind.sold + kind.held < kind.stock)
        and (p_max_price is null or kind.price <= p_max_price)
    )
    and (
      v_words = '{}'
      or (
        private.search_grams(p.search_text) @> private.word_grams(v_words)
        and p.search_text like all (private.word_patterns(v_words))
      )
    );
  select * into v_page
  from private.page_bounds(p_page, p_page_size, coalesce(cardinality(v_ids), 0));
  return jsonb_build_object(
    'items', coalesce(
      (
        select jsonb_agg(private.family_card(p) order by chosen.position)
        from unnest(v_ids[v_page.skip + 1 : v_page.skip + v_page.page_size])
          with ordinality as chosen (id, position)
        join public.products as p on p.id = chosen.id
      ),
      '[]'
    ),
    'total', coalesce(cardinality(v_ids), 0),
    'page', v_page.page,
    'page_size', v_page.page_size
  );
end;
$$;
revoke execute on function
  public.search_products(text, uuid, text, int, boolean, text, int, int)
  from public;
grant execute on function
  public.search_products(text, uuid, text, int, boolean, text, int, int)
  to anon, authenticated;

create function private.is_product_public(p public.products)
returns boolean
language sql
stable
set search_path = ''
as $$
  select p.status = 'active' and p.deleted_at is null and exists (
    select from public.performer_profiles
    where id = p.performer_id and status = 'approved' and not is_deleted
  )
$$;

-- GET /rpc/get_product. Null when the caller may not see it; its owner sees drafts, with counters.
create function public.get_product(p_id uuid default null)
returns jsonb
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  v_product public.products;
begin
  select * into v_product from public.products where id = p_id and deleted_at is null;
  if v_product.id is null then
    return null;
  end if;
  if private.owns_product(v_product.performer_id) or private.may_review_products() then
    return private.product_form(v_product)
      || jsonb_build_object('variants', private.product_variants(v_product));
  end if;
  if not private.is_product_public(v_product) then
    return null;
  end if;
  return private.product_card(v_product)
    || jsonb_build_object(
      'description', v_product.description, 'images', v_product.images,
      'variants', private.product_variants(v_product)
    );
end;
$$;
revoke execute on function public.get_product(uuid) from public;
grant execute on function public.get_product(uuid) to anon, authenticated;

revoke execute on all functions in schema private from public;
