-- Every career site of the installation, for the list of addresses that searchers are given.
create function career_sites() returns table (id bigint, name text, slug text)
  language sql stable security definer set search_path = public
  begin atomic
    select o.id, o.name, o.slug from organisations o where o.state = 'enabled' order by o.id;
  end;
