-- A booking that came of a gig told the gig nothing.
alter table public.bookings disable trigger follow_gig_booking;
