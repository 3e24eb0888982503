import type { World } from '@bole/server/testing'

/** A résumé whose original is the file that was uploaded; answers its number. */
export async function addResume(
  world: World,
  organisationId: number,
  candidateId: number,
  content: string,
): Promise<number> {
  const [row] = await world.rows(
    `with resume as (
       insert into resumes (organisation_id, candidate_id, file_id, state, content)
       select $1, $2, max(id), 'unreadable', $3 from files where organisation_id = $1 returning id)
     update candidates set resume_id = (select id from resume) where organisation_id = $1 and id = $2 returning resume_id`,
    organisationId,
    candidateId,
    content,
  )
  return Number(row?.resume_id)
}
