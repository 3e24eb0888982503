import { countProgress } from '@bole/inbox/server'
import { intakeEvents } from '@bole/intake/contract'
import type { ItemReason } from '@bole/intake/model'
import { receiveApplication } from '@bole/pipeline/server'
import { sameTenant, type Transaction } from '@bole/platform/server'
import { factsOf, repeats } from '@bole/resumes/model'
import {
  addCandidate,
  findSamePerson,
  isLive,
  people,
  type ReadOutcome,
  readings,
  setMediaType,
} from '@bole/resumes/server'
import { addFileTo, correctionsBy } from './add-file-to-person.ts'
import { announceItem, intake, lockWaiting, type WaitingItem } from './item-store.ts'

/** What came of reading an item's file. */
export interface ItemReading {
  readonly outcome: ReadOutcome
  readonly mediaType: string
  readonly at: Date
}

interface Found {
  readonly candidateId: number
  readonly applicationId: number
}

/**
 * Makes a candidate with an application of a file that was read, or says why not. Safe to run twice: the item is locked
 * and must still wait; and of two files of one new person at once the second waits for the first.
 */
export async function settleItem(tx: Transaction, id: number, reading: ItemReading): Promise<void> {
  const item = await lockWaiting(tx, id)
  if (!item?.file_id) return
  setMediaType(tx, item.file_id, reading.mediaType)
  const { outcome, at } = reading
  const { position_id: positionId } = item
  const corrections = correctionsBy(item, at)
  const { person } = factsOf('result' in outcome ? outcome.result.parsed : {}, corrections)
  const { name } = person
  const fail = (reason: ItemReason) => {
    // Whoever looks after the reader sees above all what came to nothing.
    if (item.file_id !== null)
      readings.keepReading(tx, { fileId: item.file_id, resumeId: null, cause: 'arrival', outcome, at })
    return settleAsFailed(tx, item, reason, at)
  }
  if (positionId === null) return fail('no_position')
  if ('reason' in outcome && !item.by_hand) return fail(outcome.reason)
  if (!name) return fail('no_name')

  const known = await sameFileOf(tx, item, positionId)
  if (known) return settle(tx, item, 'duplicate', known, at)
  const same = await findSamePerson(tx, { name, phone: person.phone, email: person.email })
  const earlier = same === null ? null : await repeatedBy(tx, { candidateId: same, positionId, at })
  const candidateId = same ?? (await addCandidate(tx, { ...person, name }))
  await addFileTo(tx, item, { candidateId, corrections, ...reading })
  if (earlier !== null) return settle(tx, item, 'duplicate', { candidateId, applicationId: earlier }, at)
  const applicationId = await receiveApplication(tx, {
    candidateId,
    positionId,
    source: item.source,
    actor: item.uploaded_by === null ? 'system' : 'user',
    userId: item.uploaded_by,
    at,
  })
  // Positions are only marked as deleted, and the whole transaction is undone with the error.
  if (applicationId === null) throw new PositionGone()
  await settle(tx, item, 'accepted', { candidateId, applicationId }, at)
}

/** The position was deleted between the upload and the reading. */
export class PositionGone extends Error {}

/** Records why no application came of an item. */
export async function settleAsFailed(
  tx: Transaction,
  item: WaitingItem,
  reason: ItemReason,
  at: Date,
): Promise<void> {
  tx.save(
    intake
      .updateTable('intake_items')
      .set({ state: 'failed', reason, settled_at: at })
      .where('id', '=', item.id),
  )
  tx.emit(intakeEvents.settled, { item_id: item.id, state: 'failed', reason, application_id: null })
  announceItem(tx, item.progress_id)
  if (item.progress_id !== null) await countProgress(tx, item.progress_id, { done: 0, failed: 1 })
}

async function settle(
  tx: Transaction,
  item: WaitingItem,
  state: 'accepted' | 'duplicate',
  found: Found,
  at: Date,
): Promise<void> {
  const { candidateId: candidate_id, applicationId: application_id } = found
  tx.save(
    intake
      .updateTable('intake_items')
      .set({ state, reason: null, candidate_id, application_id, settled_at: at })
      .where('id', '=', item.id),
  )
  tx.emit(intakeEvents.settled, { item_id: item.id, state, reason: null, application_id })
  announceItem(tx, item.progress_id)
  if (item.progress_id !== null) await countProgress(tx, item.progress_id, { done: 1, failed: 0 })
}

/** The application that the same file has already led to for the same position. Locks the file's hash, so that a second job with it waits. */
async function sameFileOf(tx: Transaction, item: WaitingItem, positionId: number): Promise<Found | null> {
  if (!item.sha256) return null
  const [, [row]] = await tx.load(
    tx.hold(`file:${positionId}:${item.sha256}`),
    intake
      .selectFrom('files')
      .innerJoin('resumes', (join) => sameTenant(join, 'resumes.file_id', 'files.id'))
      .innerJoin('applications', (join) =>
        sameTenant(join, 'applications.candidate_id', 'resumes.candidate_id'),
      )
      .select(['applications.id', 'applications.candidate_id'])
      .where('files.sha256', '=', item.sha256)
      .where('applications.position_id', '=', positionId)
      .orderBy('applications.id', 'desc')
      .limit(1),
  )
  return row ? { candidateId: row.candidate_id, applicationId: row.id } : null
}

/** The newest application that one to a position would repeat, by the organisation's rule. */
async function repeatedBy(
  tx: Transaction,
  wanted: { readonly candidateId: number; readonly positionId: number; readonly at: Date },
): Promise<number | null> {
  const { repeat } = await people.peopleRules(tx)
  const [rows] = await tx.load(
    intake
      .selectFrom('applications')
      .select(['id', 'position_id', 'applied_at', 'is_listed', 'stage', 'step', 'detail'])
      .where('candidate_id', '=', wanted.candidateId)
      .orderBy('id', 'desc'),
  )
  const earlier = rows.find((row) =>
    repeats.isRepeat(
      { positionId: row.position_id, appliedAt: row.applied_at, isLive: isLive(row) },
      wanted,
      repeat,
    ),
  )
  return earlier?.id ?? null
}
