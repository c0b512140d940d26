-- An order showed its buyer's phone and address to the host in every state.
select model.put_back(
  'private.order_view',
  'o.buyer_id = p_reader_id or shown.phone, o.buyer_id = p_reader_id or shown.email',
  'o.buyer_id = p_reader_id or o.kind in (''product'', ''venue_booking'', ''performance''), o.buyer_id = p_reader_id or o.kind in (''product'', ''venue_booking'', ''performance'')'
);
