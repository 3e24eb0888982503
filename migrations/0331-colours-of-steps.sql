-- The colour a step of a process is shown in; null is that of its stage.
alter table process_steps add column colour text
  check (colour in ('blue', 'amber', 'cyan', 'pink', 'geekblue', 'green', 'red', 'lightblue', 'orange', 'grey'));
