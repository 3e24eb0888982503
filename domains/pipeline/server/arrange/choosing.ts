import { afterEvent, type Standing } from '@bole/pipeline/model'
import { type Caller, notFound, type Transaction } from '@bole/platform/server'
import { askNoMore, askToChoose, takeTime } from '../../model/choose-time.ts'
import { lockedApplications, openRecordsOf, standingOf } from '../application-store.ts'
import type { Meeting } from '../change/application-change.ts'
import { changeMany } from '../change/change-many.ts'
import { saveChanges } from '../change/save-changes.ts'
import { everyone } from '../scope.ts'
import { arrangedFor } from './arranged.ts'
import { isAgreedAnew, meetingBefore, outOfSlot } from './meeting.ts'
import { replacedBy, savePeople } from './people.ts'
import { watchDates } from './watch-dates.ts'

interface Asking {
  readonly tx: Transaction
  readonly caller: Caller
  readonly now: Date
}

type Seen = readonly { readonly post_id: number; readonly version: number }[]

const nothingAgreed = { meets_at: null, meets_until: null }

/** Candidates are asked to choose a time until a moment; a time that did not suit them before is theirs no more. */
export async function haveThemChoose({ tx, ...who }: Asking, seen: Seen, replyBy: Date) {
  const ids = seen.map(({ post_id }) => post_id)
  const [records] = await tx.load(openRecordsOf(ids))
  const recordOf = new Map(records.map((record) => [record.application_id, record]))
  const reply_by = replyBy.toISOString()
  const done = await changeMany(
    { tx, ...who },
    {
      seen,
      action: 'offer_times',
      decide: askToChoose,
      details: ({ id }) => {
        const meeting = outOfSlot({ ...nothingAgreed, reply_by }, recordOf.get(id))
        const before = meetingBefore(recordOf.get(id), meeting)
        return { meeting, facts: { ...meeting, before }, isAgreedAnew: isAgreedAnew(meeting, before) }
      },
    },
  )
  watchDates(tx, ids, { reply_by })
  return done
}

/** What candidates were to choose of is withdrawn; what of it waits to be sent is not. */
export function letThemChooseNoMore(context: Asking, seen: Seen) {
  return changeMany(context, {
    seen,
    action: 'withdraw_times',
    decide: askNoMore,
    details: () => ({ meeting: { reply_by: null }, isAgreedAnew: true }),
  })
}

interface Taken {
  readonly applicationId: number
  readonly meeting: Pick<Meeting, 'meets_at' | 'meets_until' | 'place' | 'is_online'>
  readonly interviewerIds: number[]
  /** Who offered it. */
  readonly by: number | null
  readonly now: Date
}

/** A candidate takes a time, as if it had been agreed on with them and they had accepted; answers the refusal where they cannot any more. */
export async function takeOffered(tx: Transaction, { applicationId, by, now, ...given }: Taken) {
  const application = await tx.find(lockedApplications([applicationId], everyone))
  if (!application) throw notFound()
  const decision = takeTime(standingOf(application))
  if ('refusal' in decision) return decision
  const { record, people } = await arrangedFor(tx, application)
  const meeting = { ...given.meeting, reply_by: null }
  const before = meetingBefore(record, meeting)
  const named = { interviewer_ids: given.interviewerIds }
  const change = {
    ...{ application, next: decision.next, action: 'candidate_accept', meeting },
    ...{ isAgreedAnew: true, candidateFeedback: { action: 'accept', tags: [], text: '' } },
    facts: { ...meeting, before, ...replacedBy(named, people) },
  }
  saveChanges(tx, [change], { actor: 'candidate', userId: null, now, batchId: null })
  savePeople(tx, [applicationId], named, by)
  watchDates(tx, [applicationId], meeting)
  return decision
}

/** Others have taken all times that these candidates were to choose of: they are to be arranged again. */
export async function leaveWithoutTime(
  tx: Transaction,
  applicationIds: readonly number[],
  now: Date,
): Promise<void> {
  if (applicationIds.length === 0) return
  const [applications] = await tx.load(lockedApplications(applicationIds, everyone))
  const changes = applications.flatMap((application) => {
    const next: Standing | null = afterEvent(standingOf(application), 'slots_used_up')
    return next ? [{ application, next, action: 'slots_used_up', isAgreedAnew: true }] : []
  })
  saveChanges(tx, changes, { actor: 'system', userId: null, now, batchId: null })
}
