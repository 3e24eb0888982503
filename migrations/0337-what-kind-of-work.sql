-- What kind of work a position is, in the company's own words; candidates look for it on the career site. Empty: not said.
alter table positions add column category text not null default '' check (length(category) <= 60);
