-- The addresses that show what the back office says on a page: banners stand on the lists of performers and venues, too.

create or replace function private.website_addresses(p_page text)
returns text[]
language sql
immutable
set search_path = ''
as $$
  select case p_page
    when 'home' then array['/']
    when 'performers' then array['/artists']
    when 'venues' then array['/book-venue']
    when 'maps' then array['/support-map']
    when 'all' then array['/', '/about']
    when 'other' then array[]::text[]
    else array['/' || p_page]
  end
$$;
