import type { parseAdministrationApi } from '@bole/parse-administration/contract'
import { whyNotSettled } from '@bole/parse-administration/model'
import type { ParsedResume } from '@bole/parsing/model'
import { type Handler, notFound } from '@bole/platform/server'
import { saveReading } from '@bole/resumes/server'
import { parses, rereadingsSeen, rereadingWithFile } from './rereading-store.ts'

/** Takes a newer reading over, or leaves what is held as it is. */
export const settleNewer: Handler<typeof parseAdministrationApi.settleNewer> = async (context) => {
  const { body, caller, tx, now, refuse } = context
  const { id, decision } = body
  const [[seen], [row]] = await tx.load(
    rereadingsSeen(caller).select('rereadings.id').where('rereadings.id', '=', id),
    rereadingWithFile(id).forUpdate('rereadings'),
  )
  if (!seen || !row) throw notFound()
  const { state, before_read_at: comparedWith, held_since: heldSince } = row
  const why =
    row.version === body.version
      ? whyNotSettled({ state, comparedWith, heldSince }, decision)
      : 'already_settled'
  if (why) throw refuse(why)
  const settled = decision === 'accept' ? ('accepted' as const) : ('kept' as const)
  if (decision === 'accept' && row.rest) {
    const { document, ...rest } = row.rest
    // The reading is our own writing, so its shape is known.
    const parsed: ParsedResume = JSON.parse(JSON.stringify(row.after))
    const result = { ...rest, parsed, document: { ...document, lines: [] } }
    const of = { resumeId: row.resume_id, candidateId: row.candidate_id, at: now }
    await saveReading(tx, { result, ...of, cause: 'kept' })
  }
  tx.save(
    parses
      .updateTable('rereadings')
      .set({
        state: settled,
        rest: null,
        settled_by: caller.userId,
        settled_at: now,
        version: row.version + 1,
      })
      .where('id', '=', id),
  )
  tx.announce('rereading', id)
  tx.announce('candidate', row.candidate_id)
  return { id, state: settled }
}
