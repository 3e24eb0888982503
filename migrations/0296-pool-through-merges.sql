-- Who stands in the pool twice, or took back the agreement on the other record, leaves by a merge; undoing that merge brings them back.
alter table pool_members drop constraint pool_members_left_because_check;
alter table pool_members add constraint pool_members_left_because_check
  check (left_because in ('removed', 'withdrawn', 'lapsed', 'merged'));
alter table pool_members add column left_by_merge bigint;
alter table pool_members add foreign key (organisation_id, left_by_merge)
  references person_merges (organisation_id, id) on delete set null (left_by_merge);
create index pool_members_left_by_merge on pool_members (organisation_id, left_by_merge) where left_by_merge is not null;

update pool_members set left_at = now(), left_because = 'merged', left_by_merge = (
    select max(m.id) from person_merges m where m.organisation_id = pool_members.organisation_id
      and m.other_id = pool_members.candidate_id and m.undone_at is null)
  where left_at is null and exists (select from candidates c where c.organisation_id = pool_members.organisation_id
    and c.id = pool_members.candidate_id and c.merged_into is not null);

-- What somebody said of being kept stays with the record it was said of, and is read through merges.
drop trigger follow_merge on pool_consents;
