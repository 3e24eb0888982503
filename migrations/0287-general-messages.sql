-- Whether a message is about nobody's own application: of such ones people may want no more. What came with a decision is about theirs,
-- even where it was written freely. Of messages written before it is not known; they keep to what held for them.
alter table notify_records add column is_general boolean not null default false;
update notify_records set is_general = true where event = 'message';

-- How many were asked for since a moment is counted under the lock of whoever sends.
create index notify_records_counted on notify_records (organisation_id, created_at) where channel <> 'page';
