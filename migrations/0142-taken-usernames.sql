-- Of these names, in lower case, those somebody signs in with, in whatever organisation: that one is taken is all that is said.
create function taken_usernames(asked text[]) returns setof text
  language sql stable security definer set search_path = public
  begin atomic
    select lower(u.username) from users u where lower(u.username) = any (asked);
  end;
