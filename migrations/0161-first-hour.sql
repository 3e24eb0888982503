-- What an organisation chose for itself; null is the installation's.
alter table organisations
  add column time_zone text,
  add column language text,
  -- When its set-up was finished; null while it is under way.
  add column set_up_at timestamptz default now();
update organisations set set_up_at = created_at;

-- The one code by which the first organisation is made; belongs to nobody yet. Only its digest is kept.
create table set_up_codes (
  digest bytea primary key,
  made_at timestamptz not null default now()
);

-- How far the installation is: nobody may sign in yet, its first organisation is being set up, or it is in use.
create function set_up_state() returns text
  language sql stable security definer set search_path = public
  begin atomic
    select case
      when not exists (select from users) then 'empty'
      when exists (select from organisations o where o.set_up_at is null) then 'under_way'
      else 'done' end;
  end;

-- A number for an organisation that is to be made: its row can be written once its number is entered.
create function new_organisation_id() returns bigint
  language sql volatile security definer set search_path = public
  as $$ select nextval(pg_get_serial_sequence('organisations', 'id')) $$;
