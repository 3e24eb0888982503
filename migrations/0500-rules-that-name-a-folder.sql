-- A rule adds people to a folder of the talent pool, and pauses itself where that folder is there no more.
alter table automation_rules drop constraint automation_rules_paused_because_check;
alter table automation_rules add constraint automation_rules_paused_because_check
  check (paused_because in ('author', 'label', 'person', 'folder', 'loop', 'error'));
