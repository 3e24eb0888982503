-- Whether somebody agreed to be kept in the talent pool: when, until when, and what they said last. One row a person.
create table pool_consents (
  organisation_id bigint not null,
  candidate_id bigint not null,
  given_on date,
  ends_on date,
  withdrawn_at timestamptz,
  asked_at timestamptz,
  -- SHA-256 of the secret in the link they were sent last.
  token_digest bytea,
  primary key (organisation_id, candidate_id),
  foreign key (organisation_id, candidate_id) references candidates (organisation_id, id) on delete cascade
);
create unique index pool_consents_token on pool_consents (token_digest) where token_digest is not null;
create index pool_consents_end on pool_consents (organisation_id, ends_on);
call protect('pool_consents');

create function pool_consent_of_token(digest bytea) returns table (organisation_id bigint, candidate_id bigint)
  language sql stable security definer set search_path = public
  begin atomic
    select c.organisation_id, c.candidate_id from pool_consents c where c.token_digest = digest;
  end;
