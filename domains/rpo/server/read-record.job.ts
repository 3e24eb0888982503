import { isArchive } from '@bole/intake/server'
import { defineJob, type Transaction } from '@bole/platform/server'
import { factsOf } from '@bole/resumes/model'
import { bytesOf, type ReadOutcome, readDocument } from '@bole/resumes/server'
import { type Found, whyNotSent } from '@bole/rpo/model'
import { draftRecord, earlierSame } from './draft-store.ts'
import { rpo } from './open-positions.ts'
import { readRecordJob } from './read-record.ts'

type Looked = Omit<Found, 'sameAs'> & { readonly hasContact: boolean }

/** What a reading says of a file, as far as it decides whether it can be sent. */
function lookedAt(outcome: ReadOutcome): Looked {
  if ('reason' in outcome)
    return { isArchive: false, unreadable: outcome.reason, name: null, hasContact: false }
  const { person } = factsOf(outcome.result.parsed, {})
  const hasContact = person.phone !== null || person.email !== null
  return { isArchive: false, unreadable: null, name: person.name, hasContact }
}

/** Keeps what was found, unless the file was sent, taken out or looked at meanwhile. */
async function keepFound(tx: Transaction, id: number, looked: Looked): Promise<void> {
  const record = await tx.find(draftRecord(id).forUpdate('rpo_records'))
  if (record?.state !== 'waiting') return
  const earlier = await tx.find(earlierSame(record))
  const reason = whyNotSent({ ...looked, sameAs: earlier?.id ?? null })
  tx.save(
    rpo
      .updateTable('rpo_records')
      .set({
        state: reason === null ? 'read' : 'rejected',
        reason,
        person_name: looked.name,
        has_contact: looked.unreadable || looked.isArchive ? null : looked.hasContact,
        same_as: earlier?.id ?? null,
      })
      .where('id', '=', id),
  )
  tx.announce('rpo_record', { rpo_batch: record.batch_id })
}

/** Reads one file of a draft, outside any transaction; safe to run twice, as only what waits is changed. */
export const readDraftRecord = defineJob(
  readRecordJob,
  async ({ payload: { record_id }, store, inTransaction }) => {
    const record = await inTransaction((tx) => tx.find(draftRecord(record_id)))
    if (record?.state !== 'waiting' || !record.storage_key) return
    const bytes = await bytesOf(store, record.storage_key)
    const looked = (await isArchive(bytes))
      ? { isArchive: true, unreadable: null, name: null, hasContact: false }
      : lookedAt(await readDocument({ name: record.name, bytes }))
    await inTransaction((tx) => keepFound(tx, record_id, looked))
  },
  ({ payload: { record_id }, inTransaction }) =>
    inTransaction((tx) =>
      keepFound(tx, record_id, {
        isArchive: false,
        unreadable: 'not_finished',
        name: null,
        hasContact: false,
      }),
    ),
)
