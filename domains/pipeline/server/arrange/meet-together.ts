import type { Decision, Standing } from '@bole/pipeline/model'
import type { Caller, Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import type { Arrangement } from '../../contract/schemas.ts'
import { takeSlot, whyNoSlot } from '../../model/interview-slots.ts'
import { arrangeAt } from '../../model/invitation.ts'
import { type LockedApplication, openRecordsOf } from '../application-store.ts'
import { changeMany } from '../change/change-many.ts'
import { faultOf, isAgreedAnew, meetingAt, meetingBefore, outOfSlot } from './meeting.ts'
import { participantsIn, replacedBy, savePeople } from './people.ts'
import { rearrangingOf } from './rearranging.ts'
import { watchDates } from './watch-dates.ts'

interface Asking {
  readonly tx: Transaction
  readonly caller: Caller
  readonly now: Date
}

/** Whom to meet, each in the version it was seen at, and what is agreed on with all of them. */
export interface Together {
  readonly seen: readonly { readonly post_id: number; readonly version: number }[]
  readonly arrangement: Pick<
    Arrangement,
    'meets_at' | 'meets_until' | 'place' | 'is_online' | 'interviewer_ids'
  >
  readonly tellsCandidate: boolean
  /** They are not to be met yet, but have to wait for it. */
  readonly isNew: boolean
}

/**
 * Agrees on one interview with several, by the rules by which it is agreed on with each of them. `fault`: what is wrong with the time or the
 * people, of which nothing is done.
 */
export async function meetTogether(context: Asking, { seen, arrangement, tellsCandidate, isNew }: Together) {
  const { tx, caller, now } = context
  const ids = seen.map(({ post_id }) => post_id)
  const [records, participants] = await tx.load(openRecordsOf(ids), participantsIn(ids))
  const recordOf = new Map(records.map((record) => [record.application_id, record]))
  const peopleOf = Map.groupBy(participants, ({ application_id }) => application_id)
  const arrangedFor = (id: number) => ({ record: recordOf.get(id), people: peopleOf.get(id) ?? [] })
  const { interview } = stages.stage
  const fault = await faultOf(context, interview, arrangement, ids[0] ? arrangedFor(ids[0]) : {})
  if (fault) return { fault }
  const meeting = (id: number) => outOfSlot(meetingAt(interview, arrangement), recordOf.get(id))
  const decide = (standing: Standing, { id, token_digest }: LockedApplication): Decision => {
    if (standing.stage !== interview) return { refusal: 'action_not_in_stage' }
    const why = isNew ? whyNoSlot(standing) : null
    if (why) return { refusal: why }
    const hasPage = token_digest !== null
    const setting = { given: arrangement, meeting: meeting(id), tellsCandidate, hasPage, now }
    return (isNew ? takeSlot : arrangeAt)(standing, rearrangingOf(arrangedFor(id), setting))
  }
  const done = await changeMany(context, {
    seen,
    action: 'arrange',
    decide,
    details: ({ id }) => {
      const { record, people } = arrangedFor(id)
      const before = meetingBefore(record, meeting(id))
      const facts = { ...meeting(id), before, ...replacedBy(arrangement, people) }
      return { meeting: meeting(id), facts, isAgreedAnew: isAgreedAnew(meeting(id), before) }
    },
  })
  savePeople(tx, ids, arrangement, caller.userId)
  watchDates(tx, ids, meetingAt(interview, arrangement))
  return done
}
