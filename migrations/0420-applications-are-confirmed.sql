-- Whoever applies by themselves is told at once that their application has come in, unless the organisation does not want that.
alter table notify_settings add column acknowledges boolean not null default true;

-- A project that chose what its candidates are told of could not choose this one yet: it is on where nobody says otherwise.
update projects set told_events = told_events || '{applied}' where told_events is not null;
