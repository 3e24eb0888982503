-- The app of a company at WeChat, WeCom, DingTalk or Feishu.
create table platform_apps (
  organisation_id bigint not null references organisations (id) on delete cascade,
  platform text not null check (platform in ('wechat', 'wecom', 'dingtalk', 'feishu')),
  version integer not null default 1,
  is_enabled boolean not null,
  app_id text not null,
  -- Sealed with the installation's key.
  app_secret bytea,
  -- Names the app among the company's, to WeCom and DingTalk.
  agent_id text not null,
  -- Of WeChat's messages; empty where the app is no service account.
  template_id text not null,
  primary key (organisation_id, platform)
);
call protect('platform_apps');

-- Who somebody is on a platform, to the app that asked: one person for a subject, and one subject for a person.
create table platform_bindings (
  organisation_id bigint not null,
  platform text not null,
  app_id text not null,
  subject text not null,
  user_id bigint not null,
  -- The name there, for its owner to know it again.
  name text not null,
  bound_at timestamptz not null default now(),
  primary key (organisation_id, platform, app_id, subject),
  unique (organisation_id, user_id, platform),
  foreign key (organisation_id, user_id) references users (organisation_id, id) on delete cascade
);
call protect('platform_bindings');

-- Who went to a platform and has not come back; nobody's yet, so no organisation's row.
create table platform_attempts (
  digest bytea primary key,
  at_organisation bigint not null references organisations (id) on delete cascade,
  platform text not null,
  binds_user bigint,
  verifier text not null,
  expires_at timestamptz not null
);

alter table user_history drop constraint user_history_action_check;
alter table user_history add check (action in ('create', 'update', 'enable', 'disable', 'reset_password', 'set_password', 'permit',
  'hand_over', 'undo_hand_over', 'sync', 'reset_second_factor', 'bind', 'unbind', 'register', 'confirm'));

-- Before an organisation is known: whose code a sign-in page was opened with.
create function company_of_code(asked text) returns table (id bigint, name text, slug text, logo_made_at timestamptz)
  language sql stable security definer set search_path = public
  begin atomic
    select o.id, o.name, o.slug, p.made_at
    from organisation_profiles c
    join organisations o on o.id = c.organisation_id
    left join organisation_pictures p on p.organisation_id = o.id and p.kind = 'logo'
    where c.code = upper(asked) and o.state = 'enabled' and coalesce(o.expires_at > now(), true);
  end;
