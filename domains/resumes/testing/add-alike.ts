import type { World } from '@bole/server/testing'

/** Gives a person a suspected second record, and the ledger a merge of the two that was undone. */
export async function addAlike(
  world: World,
  organisationId: number,
  candidateId: number,
  word: string,
): Promise<void> {
  const held = JSON.stringify({ name: word, skills: [], expected_places: [], resume_id: null })
  await world.rows(
    `with other as (
       insert into candidates (organisation_id, name, search_text) values ($1, $3, $3) returning id
     ), pair as (
       insert into suspected_pairs (organisation_id, one_id, other_id, strength, reasons)
       select $1, least($2::bigint, id), greatest($2::bigint, id), 'possible', '{phone}' from other
     )
     insert into person_merges (organisation_id, kept_id, other_id, kept_name, other_name, before, after, taken, rows_of_kept,
       rows_of_other, merged_at, undone_at)
     select $1, $2, id, $3, $3, $4, $4, '{}', '{}', '{}', now(), now() from other`,
    organisationId,
    candidateId,
    word,
    held,
  )
}
