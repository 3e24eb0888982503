import type { Call } from '@bole/platform/contract'
import { type Context, notFound, prepared, sameTenant, secrets } from '@bole/platform/server'
import { lectures } from './lecture-store.ts'

// Text: a function of the database, which alone looks across organisations before it is known whose code this is.
const lectureOfCode = prepared<{ organisation_id: number; lecture_id: number }>(
  'select organisation_id, lecture_id from lecture_of_code($1)',
)

/** Goes on in the organisation of the lecture whose code this is, and answers that lecture; 404 for any other text. */
export async function enterLecture({ tx }: Pick<Context<Call>, 'tx'>, token: string) {
  const found = await tx.find(lectureOfCode(secrets.digestOf(token)))
  if (!found) throw notFound()
  tx.enter(found.organisation_id)
  const [[organisation], [lecture]] = await tx.load(
    lectures.selectFrom('organisations').select(['name', 'slug']).where('id', '=', found.organisation_id),
    lectures
      .selectFrom('lectures')
      .innerJoin('projects', (join) => sameTenant(join, 'projects.id', 'lectures.project_id'))
      .select(['lectures.id', 'kind', 'city', 'university', 'address', 'starts_at'])
      .select('projects.name as project_name')
      .where('lectures.id', '=', found.lecture_id)
      .where('projects.is_deleted', '=', false),
  )
  if (!organisation || !lecture) throw notFound()
  return { ...lecture, organisation }
}
