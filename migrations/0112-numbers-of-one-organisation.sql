-- Who belongs to a company sees no other company's name: the numbers of one organisation, or, for operators, of all.
drop function organisation_numbers(integer);
create function organisation_numbers(at_most integer, only_this bigint) returns table (
    id bigint, name text, state text, created_at timestamptz, users bigint, positions bigint, applications bigint, seen_at timestamptz)
  language sql stable security definer set search_path = public
  begin atomic
    select o.id, o.name, o.state, o.created_at,
      (select count(*) from users u where u.organisation_id = o.id and u.state = 'enabled'),
      (select count(*) from positions p where p.organisation_id = o.id and p.state = 'open' and not p.is_deleted),
      (select coalesce(sum(c.amount), 0)::bigint from application_counts c where c.organisation_id = o.id
        and c.position_id = 0 and c.project_id = 0 and c.department_id = 0),
      (select max(s.seen_at) from sessions s where s.organisation_id = o.id)
    from organisations o where only_this is null or o.id = only_this order by o.id limit at_most;
  end;
