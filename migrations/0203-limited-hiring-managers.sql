-- Hiring managers who are not shown how candidates are reached. It says nothing of other roles.
alter table users add column is_limited boolean not null default false;

drop function session_of_token(bytea);
create function session_of_token(digest bytea)
  returns table (session_id bigint, organisation_id bigint, user_id bigint, name text, role text, permission_changes jsonb,
    role_changes jsonb, scopes jsonb, hides text[], department_ids bigint[], proved_at timestamptz, is_limited boolean)
  language sql volatile security definer set search_path = public
  begin atomic
    update sessions s set seen_at = now()
      where s.token_digest = digest and s.seen_at < now() - interval '1 minute'
        and not exists (select from sign_in_rules r where r.organisation_id = s.organisation_id
          and s.seen_at < now() - make_interval(mins => r.idle_minutes));
    select s.id, s.organisation_id, u.id, u.name, u.role, u.permission_changes,
      coalesce(w.permission_changes, '{}'), coalesce(w.scopes, '{}'), coalesce(w.hides, '{}'),
      array(select d.id from departments d
        where d.organisation_id = u.organisation_id and u.department_id = any (d.path)), s.proved_at, u.is_limited
    from sessions s
    join users u on u.organisation_id = s.organisation_id and u.id = s.user_id
    join organisations o on o.id = s.organisation_id
    left join sign_in_rules r on r.organisation_id = s.organisation_id
    left join roles w on w.organisation_id = u.organisation_id
      and case when u.role_id is null then w.based_on = u.role and w.name is null else w.id = u.role_id end
    where s.token_digest = digest and s.expires_at > now()
      and coalesce(s.seen_at > now() - make_interval(mins => r.idle_minutes), true)
      and u.state = 'enabled' and o.state = 'enabled'
      and coalesce(u.expires_at > now(), true) and coalesce(o.expires_at > now(), true);
  end;
