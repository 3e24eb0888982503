-- Complaints about readings, for whoever looks after the server: what somebody wrote and what kind of file it is about, and nobody's
-- name or record. `whose`: one organisation's, null: everybody's.
create function operator_reports(whose bigint, handled boolean, at_most integer, skipped integer)
  returns table (id bigint, organisation text, application_id bigint, body text, document_kind text, is_done boolean, answer text,
    created_at timestamptz, handled_at timestamptz, total bigint)
  language sql stable security definer set search_path = public
  begin atomic
    select r.id, o.name, r.application_id, r.body, d.document_kind, r.is_done, r.answer, r.created_at, r.handled_at, count(*) over ()
    from parse_reports r
    join organisations o on o.id = r.organisation_id
    join resumes d on d.organisation_id = r.organisation_id and d.id = r.resume_id
    where (whose is null or r.organisation_id = whose) and (handled is null or r.is_done = handled)
    order by r.is_done, r.id desc limit at_most offset skipped;
  end;

create function organisation_of_report(asked bigint) returns table (organisation_id bigint)
  language sql stable security definer set search_path = public
  begin atomic
    select r.organisation_id from parse_reports r where r.id = asked;
  end;
