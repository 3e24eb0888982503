-- Before an organisation is known: the company meant by its code or by its short name, which people do not tell apart; whether it was the
-- code, which alone lets somebody ask for an account.
create function company_of_name(asked text)
  returns table (id bigint, name text, slug text, logo_made_at timestamptz, is_code boolean)
  language sql stable security definer set search_path = public
  begin atomic
    select o.id, o.name, o.slug, p.made_at, coalesce(c.code = upper(asked), false)
    from organisations o
    left join organisation_profiles c on c.organisation_id = o.id
    left join organisation_pictures p on p.organisation_id = o.id and p.kind = 'logo'
    where (c.code = upper(asked) or o.slug = lower(asked)) and o.state = 'enabled' and coalesce(o.expires_at > now(), true)
    order by 5 desc
    limit 1;
  end;
