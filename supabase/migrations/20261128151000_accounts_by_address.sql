-- The back office looks for an organizer by the whole address; without this it read every account.
create index profiles_email_idx on public.profiles (email);
