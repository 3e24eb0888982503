-- What a keyword is looked for in: as before, and the name as people are searched by it (searchFold, now in domains/accounts/model/search-fold.ts).
alter table users drop column searched;
alter table users add column searched text not null
  generated always as (lower(name || e'\n' || username || e'\n' || coalesce(email, '')) || e'\n' || folded(name)) stored;
