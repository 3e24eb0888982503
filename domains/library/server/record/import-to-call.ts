import { type libraryApi, libraryRefusals } from '@bole/library/contract'
import { type Handler, notFound } from '@bole/platform/server'
import { sql } from 'kysely'
import { library } from '../library-store.ts'
import { seenAmong } from './behind.ts'

export const importToCall: Handler<typeof libraryApi.importToCall> = async (context) => {
  const { body, caller, tx, now, language } = context
  const seen = await seenAmong(tx, caller, body.post_ids)
  if (seen.length < new Set(body.post_ids).size) throw notFound()
  const people = seen.map(({ candidate_id }) => candidate_id)
  const [known] = await tx.load(
    library
      .selectFrom('candidates')
      .select(['id', 'name', 'phone'])
      .where('id', '=', sql<number>`any(${people}::bigint[])`),
  )
  const personOf = new Map(known.map((one) => [one.id, one]))
  const refused: { title: string; message: string }[] = []
  let done = 0
  for (const { id, candidate_id } of seen) {
    const person = personOf.get(candidate_id)
    const facts = { organisation_id: tx.organisationId, candidate_id, application_id: id }
    const made = person?.phone
      ? await tx.find(
          library
            .insertInto('call_imports')
            .values({ ...facts, user_id: caller.userId, created_at: now })
            .onConflict((same) => same.columns(['organisation_id', 'application_id']).doNothing())
            .returning('id'),
        )
      : undefined
    if (made) done += 1
    const why = person?.phone ? 'call_noted' : 'no_phone'
    if (!made) refused.push({ title: person?.name ?? '', message: libraryRefusals[language][why] })
  }
  tx.announce('call_import')
  return { done, refused }
}
