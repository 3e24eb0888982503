-- Who sent an upload that waits to be sent on (an address, or the network one subscriber has), and what it takes up with its reading;
-- small ones count as much as a file and a row cost.
alter table careers_uploads
  add column sender text not null default '',
  add column kept_bytes bigint not null
    generated always as (greatest(100000, bytes + coalesce(octet_length(reading), 0))) stored;
create index careers_uploads_sender on careers_uploads (sender);

-- Of all organisations, as the disk is one.
create function waiting_uploads(of_sender text) returns table (own_bytes bigint, all_bytes bigint)
  language sql stable security definer set search_path = public
  begin atomic
    select coalesce(sum(kept_bytes) filter (where sender = of_sender), 0)::bigint, coalesce(sum(kept_bytes), 0)::bigint
    from careers_uploads;
  end;
