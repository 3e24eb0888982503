import type { Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { parses, readNewerJob } from './rereading-store.ts'

/** A résumé that the reader of today is to read; `askedBy` is null where that is nobody of its organisation. */
export interface NewerAsked {
  readonly resumeId: number
  readonly askedBy: number | null
  readonly at: Date
}

/** Has a résumé read beside what is held of it; false where that is under way, or waits for a decision. */
export async function beginNewer(tx: Transaction, { resumeId, askedBy, at }: NewerAsked): Promise<boolean> {
  const [, [made]] = await tx.load(
    tx.hold(`rereading:${resumeId}`),
    parses
      .insertInto('rereadings')
      .values({
        organisation_id: tx.organisationId,
        resume_id: resumeId,
        asked_by: askedBy,
        asked_at: at,
      })
      .onConflict((same) =>
        // Written out: which index is meant has to be known without its values.
        same
          .columns(['organisation_id', 'resume_id'])
          .where(sql<boolean>`state in ('reading', 'open')`)
          .doNothing(),
      )
      .returning('id'),
  )
  if (!made) return false
  tx.enqueue(readNewerJob, { rereading_id: made.id }, { key: `${readNewerJob.name}:${made.id}` })
  tx.announce('rereading', made.id)
  return true
}
