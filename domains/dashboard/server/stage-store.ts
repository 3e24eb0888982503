import { perVisibility } from './seen.ts'

/** The stages that applications pass: those of an origin's processes, in one project those of its positions. $1 origin, $2 project or null. */
export const stagesPassed = perVisibility<{ stage: number }>(
  2,
  ({ kind, position }) => `select distinct s.stage from processes c
    join process_steps s on s.organisation_id = c.organisation_id and s.process_id = c.id and not s.is_gone
    where c.origin = $1 and not c.is_deleted and ($2::bigint is null and ${kind === 'whole' ? 'true' : 'false'} or c.id = any (array(
      select p.process_id from positions p where p.origin = $1 and not p.is_deleted
        and ($2::bigint is null or p.project_id = $2) and ${position})))`,
)
