import { type libraryApi, libraryRefusals } from '@bole/library/contract'
import { receiveApplication } from '@bole/pipeline/server'
import { type Handler, notFound } from '@bole/platform/server'
import { positionsWithinScope } from '@bole/positions/server'
import { isLive } from '@bole/resumes/server'
import { sql } from 'kysely'
import { library } from '../library-store.ts'
import { peopleBehind } from './people-behind.ts'

export const adopt: Handler<typeof libraryApi.adopt> = async ({
  body,
  caller,
  tx,
  now,
  language,
  refuse,
}) => {
  const position = await tx.find(
    library
      .selectFrom('positions')
      .select('state')
      .where('id', '=', body.position_id)
      .where('is_deleted', '=', false)
      .where(positionsWithinScope(caller)),
  )
  if (!position) throw notFound()
  if (position.state !== 'open') throw refuse('position_not_open')
  const people = await peopleBehind(tx, caller, body.post_ids)
  if (people.length === 0) throw notFound()
  // Whoever takes the same person in at the same time waits here, and then sees it.
  const [, there] = await tx.load(
    tx.hold(...people.map(({ id }) => `adopt ${id} ${body.position_id}`).sort()),
    library
      .selectFrom('applications')
      .select(['candidate_id', 'is_listed', 'stage', 'step', 'detail'])
      .where('position_id', '=', body.position_id)
      .where('candidate_id', '=', sql<number>`any(${people.map(({ id }) => id)}::bigint[])`),
  )
  const applying = new Set(there.filter(isLive).map(({ candidate_id }) => candidate_id))
  const taken = people.filter(({ id }) => !applying.has(id))
  if (taken.length === 0) throw refuse('already_applies')
  const post_ids: number[] = []
  for (const { id } of taken) {
    const arrival = { source: 'upload', actor: 'user', userId: caller.userId, at: now } as const
    const post = await receiveApplication(tx, { candidateId: id, positionId: body.position_id, ...arrival })
    if (post !== null) post_ids.push(post)
  }
  const message = libraryRefusals[language].already_applies
  const refused = people.filter(({ id }) => applying.has(id)).map(({ name }) => ({ title: name, message }))
  return { done: post_ids.length, post_ids, refused }
}
