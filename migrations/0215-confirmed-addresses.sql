-- Whether a mail address is somebody's: typed by an administrator, or confirmed by its link. What one typed oneself names nobody to a
-- provider, and gets no link to a new password, before that.
alter table users add column is_email_confirmed boolean not null default true;
update users u set is_email_confirmed = false where exists (select from user_history h
  where h.organisation_id = u.organisation_id and h.user_id = u.id and h.actor_id = u.id and h.changes ? 'email');

-- The one link by which somebody confirms the address they typed.
create table email_links (
  organisation_id bigint not null,
  user_id bigint not null,
  email text not null,
  token_digest bytea not null unique,
  expires_at timestamptz not null,
  primary key (organisation_id, user_id),
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade
);
call protect('email_links');

-- Before an organisation is known: whose address a link confirms, while it holds.
create function user_of_email_link(digest bytea, at timestamptz) returns table (organisation_id bigint, user_id bigint)
  language sql stable security definer set search_path = public
  begin atomic
    select l.organisation_id, l.user_id from email_links l where l.token_digest = digest and l.expires_at > at;
  end;

-- Before an organisation is known: who may be sent a link to a new password, by a user name or a confirmed mail address. Whose account
-- the company's provider made signs on there.
create function users_to_let_in(asked text) returns table (organisation_id bigint, user_id bigint)
  language sql stable security definer set search_path = public
  begin atomic
    select u.organisation_id, u.id
    from users u
    join organisations o on o.id = u.organisation_id
    where (lower(u.username) = lower(asked) or lower(u.email) = lower(asked))
      and u.email is not null and u.is_email_confirmed and u.state = 'enabled' and coalesce(u.expires_at > now(), true)
      and o.state = 'enabled' and coalesce(o.expires_at > now(), true)
      and not exists (select from identities i
        join identity_providers p on p.organisation_id = i.organisation_id and p.issuer = i.issuer and p.is_enabled
        where i.organisation_id = u.organisation_id and i.user_id = u.id and i.is_made_here)
    order by u.id
    limit 5;
  end;
create index users_email on users (lower(email)) where email is not null;

-- Before an organisation is known: whether any of them sends mail by a server of its own.
create function any_own_mail_server() returns boolean
  language sql stable security definer set search_path = public
  begin atomic
    select exists (select from mail_servers);
  end;
