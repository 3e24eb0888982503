-- Lists ask what is open for work now: locks that lapsed stay until the next one of their application.
create index record_locks_until on record_locks (organisation_id, until);
