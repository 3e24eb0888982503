-- What was uploaded and then sent counts for a day, of its sender and of its organisation: else whoever sends what they upload fills
-- the disk without an end. Who sent a file is forgotten after that day.
create table careers_sent_uploads (
  organisation_id bigint not null references organisations (id) on delete cascade,
  upload_id bigint not null,
  sender text not null,
  kept_bytes bigint not null,
  sent_at timestamptz not null,
  primary key (organisation_id, upload_id)
);
create index careers_sent_uploads_sender on careers_sent_uploads (sender);
call protect('careers_sent_uploads');

-- What was sent since a moment: of a sender, wherever to, as the disk is one, and in an organisation.
create function sent_uploads(of_sender text, in_organisation bigint, since timestamptz)
  returns table (own_bytes bigint, organisation_bytes bigint)
  language sql stable security definer set search_path = public
  begin atomic
    select coalesce(sum(kept_bytes) filter (where sender = of_sender), 0)::bigint,
      coalesce(sum(kept_bytes) filter (where organisation_id = in_organisation), 0)::bigint
    from careers_sent_uploads where sent_at > since and (sender = of_sender or organisation_id = in_organisation);
  end;
