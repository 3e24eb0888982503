import { randomUUID } from 'node:crypto'
import { answering, receipts, type Story, storyOf } from '@bole/careers/model'
import { pipelineEvents } from '@bole/pipeline/contract'
import { on } from '@bole/platform/reaction'
import { declareJob, defineJob, type Transaction } from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import * as z from 'zod'
import { careers } from '../careers-store.ts'
import { keptAnswerDays } from './answer-days.ts'
import { watchAnswer } from './answer-overdue.job.ts'
import { dayThatHolds } from './promised-day.ts'
import { type StoodRow, stoodOf } from './receipt-store.ts'
import { signReceipt } from './signing-key.ts'

const keepWordJob = declareJob('careers.keep_word', z.object({ application_ids: z.array(z.number()) }))

/** After each change of applications: apart from it, so that nobody who moves a thousand waits for a thousand signatures. */
export const keepWord = on(pipelineEvents.wentOn, async ({ tx, events }) => {
  const application_ids = [...new Set(events.map(({ application_id }) => application_id))]
  tx.enqueue(keepWordJob, { application_ids })
})

/** Whoever applied is promised a day at once, as it is our move from then on. */
export const promiseOnArrival = on(pipelineEvents.arrived, async ({ tx, events }) => {
  tx.enqueue(keepWordJob, { application_ids: events.map(({ application_id }) => application_id) })
})

/** Gives a receipt of what was decided, takes one back that holds no more, and keeps the day to answer by; safe to repeat. */
export const wordIsKept = defineJob(
  keepWordJob,
  ({ payload, inTransaction, now }) =>
    inTransaction(async (tx) => {
      const [, rows, [days]] = await tx.load(
        tx.hold(...payload.application_ids.map((id) => `receipt ${id}`)),
        stoodOf(payload.application_ids),
        keptAnswerDays.row(),
      )
      for (const row of rows) keep(tx, row, keptAnswerDays.from(days), now)
    }),
  { nobodyWaits: 'the candidate’s page tells what was decided without it' },
)

function storyAt(
  row: StoodRow,
  [stage, step, detail]: NonNullable<StoodRow['before']> = [row.stage, row.step, row.detail],
): Story {
  const standing = {
    stage: stages.stageOf(stage),
    step,
    detail,
    leftBecause: row.is_listed ? null : ('removed' as const),
  }
  return storyOf(standing, { hasOffer: row.has_offer })
}

function keep(tx: Transaction, row: StoodRow, days: answering.DaysToAnswer, now: Date): void {
  const story = storyAt(row)
  const told = receipts.decisionTold(story)
  // What colleagues recorded for somebody is told in other words than what they did themselves.
  const decision = told === 'withdrawn' && row.actors.at(-1) !== 'candidate' ? 'declined' : told
  if (decision === null && row.receipt_id !== null) endReceipt(tx, row.receipt_id, now)
  if (decision !== null && row.receipt_id === null) giveReceipt(tx, row, decision, days)
  const asked = { ...story, statusSince: row.status_since, meetsAt: row.meets_at }
  const { due_on, promised_since: status_since, promised_meeting: meets_at } = row
  keepDay(tx, row, dayThatHolds({ due_on, status_since, meets_at }, asked, days), now)
  if ((decision === null) !== (row.receipt_id === null)) tx.announce('application', row.id)
}

/** A text that holds no more stays what it was, and is shown no more. */
export function endReceipt(tx: Transaction, id: number, now: Date): void {
  tx.save(careers.updateTable('decision_receipts').set({ ended_at: now }).where('id', '=', id))
}

/** The day promised until it was decided, also where that came before the day was written down. */
function promisedOf(row: StoodRow, days: answering.DaysToAnswer): string | null {
  if (row.due_on !== null || !row.before) return row.due_on
  const stood = storyAt({ ...row, is_listed: true }, row.before)
  return answering.answerBy({ ...stood, statusSince: row.before_since, meetsAt: null }, days)
}

function giveReceipt(
  tx: Transaction,
  row: StoodRow,
  decision: receipts.ReceiptDecision,
  days: answering.DaysToAnswer,
): void {
  const number = randomUUID()
  // Where they stood until it was decided: a story that is over says that alone.
  const { stage } =
    decision === 'hired'
      ? { stage: 'joining' }
      : storyAt({ ...row, is_listed: true }, row.before ?? undefined)
  const promised_on = promisedOf(row, days)
  const machine = receipts.machinePartOf(row.actors)
  const { reason, by: reason_by } = reasonFor(row, decision)
  const facts = {
    number,
    edition: 1,
    company: row.company,
    position: row.position,
    applicant: row.name,
    applied_on: answering.localDay(row.applied_at),
    decided_on: answering.localDay(row.status_since),
    stage,
    decision,
    reason,
    machine,
    answer_promised_by: promised_on,
  }
  const decided = { decided_at: row.status_since, promised_on }
  const kept = { number, stage, decision, machine, reason, reason_by, ...decided }
  const of = { organisation_id: tx.organisationId, application_id: row.id }
  tx.save(careers.insertInto('decision_receipts').values({ ...of, ...kept, document: signReceipt(facts) }))
  tx.announce('receipt_request')
}

/** The words chosen for whoever was turned down, and by whom. */
function reasonFor({ reason, reason_by }: StoodRow, decision: receipts.ReceiptDecision) {
  return decision === 'not_selected' && reason ? { reason, by: reason_by } : { reason: '', by: null }
}

function keepDay(tx: Transaction, row: StoodRow, due: string | null, now: Date): void {
  const { id, due_on, status_since, meets_at } = row
  const from = { status_since, meets_at }
  if (due === null) {
    if (due_on !== null) tx.save(careers.deleteFrom('answer_dates').where('application_id', '=', id))
    return
  }
  if (due === due_on) {
    tx.save(careers.updateTable('answer_dates').set(from).where('application_id', '=', id))
    return
  }
  const promise = { due_on: due, told_at: null, ...from }
  tx.save(
    careers
      .insertInto('answer_dates')
      .values({ organisation_id: tx.organisationId, application_id: id, ...promise })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'application_id']).doUpdateSet(promise)),
  )
  watchAnswer(tx, id, due, now)
}
