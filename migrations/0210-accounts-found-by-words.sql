-- What a keyword is looked for in: one cheap comparison a row instead of three that ignore case.
alter table users add column searched text not null
  generated always as (lower(name || e'\n' || username || e'\n' || coalesce(email, ''))) stored;
