import { intakeEvents } from '@bole/intake/contract'
import { on } from '@bole/platform/reaction'
import { sameTenant } from '@bole/platform/server'
import { people } from '@bole/resumes/server'
import { becomes } from '@bole/rpo/model'
import { sql } from 'kysely'
import { rpo } from './open-positions.ts'

/**
 * What intake makes of a file is told to whoever handed it in: of a duplicate only whether it is one of their own. A remark becomes a note
 * on the candidate, by whoever wrote it.
 */
export const followIntake = on(intakeEvents.settled, async ({ tx, events }) => {
  const now = new Date()
  const news = new Map(events.map((event) => [event.item_id, event]))
  const [records] = await tx.load(
    rpo
      .selectFrom('rpo_records')
      .innerJoin('rpo_batches', (join) => sameTenant(join, 'rpo_batches.id', 'rpo_records.batch_id'))
      .select(['rpo_records.id', 'rpo_records.item_id', 'rpo_records.batch_id', 'rpo_records.remark'])
      .select(['rpo_records.application_id', 'rpo_batches.user_id'])
      .where('rpo_records.item_id', '=', sql<number>`any(${[...news.keys()]}::bigint[])`)
      .forUpdate('rpo_records'),
  )
  for (const record of records) {
    const event = news.get(record.item_id ?? 0)
    if (!event) continue
    const { state, reason, application_id } = event
    const [[own], [application]] = await tx.load(
      rpo
        .selectFrom('rpo_records')
        .innerJoin('rpo_batches', (join) => sameTenant(join, 'rpo_batches.id', 'rpo_records.batch_id'))
        .select('rpo_records.id')
        .where('rpo_batches.user_id', '=', record.user_id)
        .where('rpo_records.application_id', '=', application_id)
        .where('rpo_records.state', '=', 'candidate')
        .where('rpo_records.id', '!=', record.id)
        .limit(1),
      rpo.selectFrom('applications').select('candidate_id').where('id', '=', application_id),
    )
    tx.save(
      rpo
        .updateTable('rpo_records')
        .set({ state: becomes[state], reason, application_id, settled_at: now, same_as: own?.id ?? null })
        .where('id', '=', record.id),
    )
    const isNew = application_id !== null && record.application_id === null
    if (isNew && application && record.remark !== '')
      people.noteOf(tx, {
        ...{ applicationId: application_id, candidateId: application.candidate_id, userId: record.user_id },
        ...{ text: record.remark, at: now },
      })
    tx.announce('rpo_batch', record.batch_id)
    tx.announce('rpo_record', { rpo_batch: record.batch_id })
  }
})
