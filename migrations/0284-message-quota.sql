-- How many messages candidates may be sent by mail or short message, counted from a moment; null: as many as the organisation likes.
alter table organisations
  add column message_limit integer check (message_limit >= 0),
  add column messages_since timestamptz not null default now();
