-- What waits to be sent is bounded for each organisation, too, and what is to make room is past its time at once.
drop function waiting_uploads(text);

create index careers_uploads_waiting on careers_uploads (expires_at);

-- What waits now: of a sender, in an organisation, and altogether, as the disk is one.
create function waiting_uploads(of_sender text, in_organisation bigint, at timestamptz)
  returns table (own_bytes bigint, organisation_bytes bigint, all_bytes bigint)
  language sql stable security definer set search_path = public
  begin atomic
    select coalesce(sum(kept_bytes) filter (where sender = of_sender), 0)::bigint,
      coalesce(sum(kept_bytes) filter (where organisation_id = in_organisation), 0)::bigint,
      coalesce(sum(kept_bytes), 0)::bigint
    from careers_uploads where expires_at > at;
  end;

-- Which uploads go so that so many bytes are free, of one organisation or (null) of all: the oldest of whoever holds most.
create function uploads_in_the_way(in_organisation bigint, needed bigint, at timestamptz)
  returns table (organisation_id bigint, id bigint)
  language sql stable security definer set search_path = public
  begin atomic
    with waiting as (
      select upload.organisation_id, upload.id, upload.sender, upload.kept_bytes,
        sum(upload.kept_bytes) over (partition by upload.sender) as held
      from careers_uploads upload
      where upload.expires_at > at and (in_organisation is null or upload.organisation_id = in_organisation)
    ), in_turn as (
      select waiting.organisation_id, waiting.id,
        sum(kept_bytes) over (order by held desc, sender, waiting.id) - kept_bytes as freed_before
      from waiting
    )
    select in_turn.organisation_id, in_turn.id from in_turn where freed_before < needed;
  end;
