-- By what a session was opened: who came by the company's provider or a platform may have no password to prove who they are by.
alter table sessions add column came_by text not null default 'password'
  check (came_by in ('password', 'provider', 'wechat', 'wecom', 'dingtalk', 'feishu'));
update sessions s set came_by = 'provider' where exists (select from identities i
  where i.organisation_id = s.organisation_id and i.user_id = s.user_id and i.is_made_here);

-- Who goes there to prove who they are goes for one session.
alter table sign_on_attempts add column proves_session bigint;
alter table platform_attempts add column proves_session bigint;
