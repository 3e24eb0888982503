import { randomUUID } from 'node:crypto'
import {
  afterEvent,
  type CandidateAction,
  type CompanyAction,
  type Decision,
  giveCandidateFeedback,
  giveCompanyFeedback,
  moveTo,
  refusalOf,
  type Standing,
  type SystemEvent,
  takeUp,
} from '@bole/pipeline/model'
import { notFound, type Transaction } from '@bole/platform/server'
import type { ProcessStep, stages } from '@bole/processes/model'
import type { Arrangement } from '../../contract/schemas.ts'
import { isDecision } from '../../model/company-feedback.ts'
import {
  type LockedApplication,
  lockedApplications,
  openRecordsOf,
  standingOf,
} from '../application-store.ts'
import { meetingAt, meetingBefore } from '../arrange/meeting.ts'
import { savePeople } from '../arrange/people.ts'
import { passesAt, watchDates } from '../arrange/watch-dates.ts'
import { everyone } from '../scope.ts'
import type { Details } from './change-one.ts'
import { saveChanges } from './save-changes.ts'

/** What was done, in the words of the calls that do it today. */
export type PastAct =
  | { readonly do: 'take_up' }
  | {
      readonly do: 'move'
      readonly to: stages.Stage
      /** Which of several steps of that stage, from 1; the first where none is said. */
      readonly round?: number
      readonly approverIds: readonly number[]
    }
  | {
      readonly do: 'company_feedback'
      readonly action: CompanyAction
      readonly tags: readonly string[]
      readonly text: string
    }
  | { readonly do: 'candidate_feedback'; readonly action: CandidateAction; readonly text: string }
  | { readonly do: 'arrange'; readonly arrangement: Arrangement }
  | { readonly do: 'event'; readonly event: SystemEvent }

/** Something that happened to an application at a time gone by. */
export interface PastChange {
  readonly applicationId: number
  readonly at: Date
  readonly actor: 'user' | 'candidate' | 'system'
  readonly userId: number | null
  readonly act: PastAct
}

/**
 * Brings in what happened elsewhere or before, oldest first, by the rules and with the rows of today's calls; a date that
 * lies ahead of `now` is watched. Throws when a rule says no.
 */
export async function replayChanges(tx: Transaction, past: readonly PastChange[], now: Date): Promise<void> {
  for (const round of roundsOf(past)) {
    const ids = round.map(({ applicationId }) => applicationId)
    const arranged = round.filter(({ act }) => act.do === 'arrange').map(({ applicationId }) => applicationId)
    const [found, records] = await tx.load(lockedApplications(ids, everyone), openRecordsOf(arranged))
    for (const change of round) {
      const application = found.find(({ id }) => id === change.applicationId)
      if (!application) throw notFound()
      const record = records.find(({ id }) => id === application.stage_record_id)
      replay(tx, { application, record }, change, now)
    }
  }
}

type StageRecord = Parameters<typeof meetingBefore>[0]

/** Cut where an application comes again: all of a round can be loaded before any of it is saved. */
function roundsOf(past: readonly PastChange[]): readonly (readonly PastChange[])[] {
  const rounds: PastChange[][] = []
  let seen = new Set<number>()
  for (const change of past) {
    const round = rounds.at(-1)
    if (round && !seen.has(change.applicationId)) round.push(change)
    else {
      seen = new Set()
      rounds.push([change])
    }
    seen.add(change.applicationId)
  }
  return rounds
}

interface Found {
  readonly application: LockedApplication
  readonly record: StageRecord
}

function replay(tx: Transaction, found: Found, { act, at, actor, userId }: PastChange, now: Date): void {
  const { application } = found
  const decision = decide(standingOf(application), act, application.process)
  if ('refusal' in decision) {
    throw new Error(`application ${application.id} at ${at.toISOString()}: ${act.do} is ${decision.refusal}`)
  }
  const details = detailsOf(found, act, userId)
  const batchId = actor === 'user' ? randomUUID() : null
  const note = { actor, userId, now: at, batchId, ...remarkOf(act) }
  saveChanges(tx, [{ ...details, application, next: decision.next, action: nameOf(act) }], note)
  const { id } = application
  if (act.do === 'move' && act.approverIds.length > 0)
    savePeople(tx, [id], { approver_ids: [...act.approverIds] }, userId)
  if (act.do === 'arrange') {
    savePeople(tx, [id], act.arrangement, userId)
    watchDates(tx, [id], aheadOf(now, details.meeting ?? {}))
  }
}

function decide(
  standing: Standing,
  act: PastAct,
  process: readonly ProcessStep[],
): Decision | { refusal: string } {
  switch (act.do) {
    case 'take_up':
      return takeUp(standing)
    case 'move': {
      const step = process.filter(({ stage }) => stage === act.to)[(act.round ?? 1) - 1]
      return moveTo(standing, { stage: act.to, step }, process, { hasApprover: act.approverIds.length > 0 })
    }
    case 'company_feedback':
      return giveCompanyFeedback(standing, act.action)
    case 'candidate_feedback':
      return giveCandidateFeedback(standing, act.action)
    case 'arrange':
      return refusalOf(standing) ?? { next: standing }
    case 'event': {
      const next = afterEvent(standing, act.event)
      return next ? { next } : { refusal: 'too_late' }
    }
  }
}

function detailsOf({ application, record }: Found, act: PastAct, userId: number | null): Details {
  switch (act.do) {
    case 'take_up':
      return application.owner_user_id === null ? { ownerId: userId } : {}
    case 'company_feedback':
      return isDecision(act.action)
        ? { companyFeedback: { action: act.action, tags: act.tags, text: act.text } }
        : {}
    case 'candidate_feedback':
      return { candidateFeedback: { action: act.action, tags: [], text: act.text } }
    case 'arrange': {
      const meeting = meetingAt(application.stage, act.arrangement)
      return { meeting, facts: { ...meeting, before: meetingBefore(record, meeting) } }
    }
    default:
      return {}
  }
}

function remarkOf(act: PastAct): { tags?: readonly string[]; text?: string } {
  if (act.do === 'company_feedback') return { tags: act.tags, text: act.text }
  return act.do === 'candidate_feedback' ? { text: act.text } : {}
}

function nameOf(act: PastAct): string {
  if (act.do === 'company_feedback') return `company_${act.action}`
  if (act.do === 'candidate_feedback') return `candidate_${act.action}`
  return act.do === 'event' ? act.event : act.do
}

function aheadOf(now: Date, { offer_valid_until, entry_date, reply_by }: Details['meeting'] & object) {
  const ahead = Object.entries({ offer_valid_until, entry_date, reply_by })
  return Object.fromEntries(ahead.filter(([, date]) => date && passesAt(date) > now))
}
