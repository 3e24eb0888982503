import type { World } from '@bole/server/testing'

/** Gives a person a suspected second record, seen by an application that was taken off the list, and a third one merged into theirs. */
export async function addAlike(
  world: World,
  organisationId: number,
  candidateId: number,
  word: string,
): Promise<void> {
  const [made] = await world.rows(
    `with other as (
       insert into candidates (organisation_id, name, search_text) values ($1, $3, $3) returning id
     ), pair as (
       insert into suspected_pairs (organisation_id, one_id, other_id, strength, reasons)
       select $1, least($2::bigint, id), greatest($2::bigint, id), 'possible', '{phone}' from other
     ), third as (
       insert into candidates (organisation_id, name, search_text, merged_into) values ($1, $3, $3, $2) returning id
     )
     select other.id as other, third.id as third from other, third`,
    organisationId,
    candidateId,
    word,
  )
  await world.rows(
    // Its number is the one that the company's application left free: that one stays the newest.
    `insert into applications (organisation_id, id, candidate_id, position_id, project_id, department_id, origin, source,
       process_step_id, is_listed, left_because)
     select organisation_id, id - 1, $3, position_id, project_id, department_id, origin, source, process_step_id, false, 'removed'
     from applications where organisation_id = $1 and candidate_id = $2 limit 1`,
    organisationId,
    candidateId,
    made?.other,
  )
  await world.rows(
    `insert into person_merges (organisation_id, kept_id, other_id, kept_name, other_name, before, after, taken, rows_of_kept,
       rows_of_other, merged_at)
     select $1, $2, $3, name, name, held, held, '{}', '{}', '{}', now() from candidates c, to_jsonb(c) held
     where organisation_id = $1 and id = $2`,
    organisationId,
    candidateId,
    made?.third,
  )
}
