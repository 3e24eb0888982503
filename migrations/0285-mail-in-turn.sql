-- Messages that wait for nothing but their turn: a worker takes several of them at once, the oldest first.
create index mails_in_turn on mails (organisation_id, id)
  where state = 'waiting' and begun_at is null and next_try_at is null;
