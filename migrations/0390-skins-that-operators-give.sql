-- How many skins of each kind an organisation has is settled by operators; two who settle it at once do so one after the other.
alter table organisations add column skin_limits_version integer not null default 1;

-- Every organisation, or one (`whose`), with the skins it has and how many of its projects wear one of each kind: numbers, and no project.
create function skin_quotas(whose bigint, named text, at_most integer, skipped integer)
  returns table (id bigint, name text, limits jsonb, version integer, campus_pc bigint, campus_mobile bigint, social_pc bigint,
    social_mobile bigint, total bigint)
  language sql stable security definer set search_path = public
  begin atomic
    select o.id, o.name, o.skin_limits, o.skin_limits_version, w.campus_pc, w.campus_mobile, w.social_pc, w.social_mobile, o.total
    from (select *, count(*) over () as total from organisations
      where (whose is null or id = whose) and (named is null or name ilike named) order by id limit at_most offset skipped) o
    cross join lateral (
      select count(*) filter (where p.origin = 1 and p.looks -> 'desktop' ->> 'skin' <> 'plain') as campus_pc,
        count(*) filter (where p.origin = 1 and p.looks -> 'phone' ->> 'skin' <> 'plain') as campus_mobile,
        count(*) filter (where p.origin = 2 and p.looks -> 'desktop' ->> 'skin' <> 'plain') as social_pc,
        count(*) filter (where p.origin = 2 and p.looks -> 'phone' ->> 'skin' <> 'plain') as social_mobile
      from projects p where p.organisation_id = o.id and not p.is_deleted) w
    order by o.id;
  end;
