-- What a candidate says otherwise and nobody of ours had corrected is followed at once: the person changes, and the history keeps
-- what it was before.
alter table candidate_differences drop constraint candidate_differences_state_check;
alter table candidate_differences add constraint candidate_differences_state_check
  check (state in ('open', 'accepted', 'kept', 'overtaken', 'followed'));
