import { afresh, dayOf, initialTurns, named, type Round, type Step } from '@bole/approvals/model'
import { pipelineEvents } from '@bole/pipeline/contract'
import { approving } from '@bole/pipeline/server'
import { on } from '@bole/platform/reaction'
import type { Transaction } from '@bole/platform/server'
import { deputiesOf } from './away/delegation-store.ts'
import { planReminders } from './reminders/plan-look.ts'
import { keptSettings } from './reminders/settings-store.ts'
import {
  approvals,
  latestRounds,
  openRounds,
  type RoundRow,
  rowsOf,
  saveSteps,
  settleRounds,
} from './round-store.ts'
import { turnsOf } from './turns-of.ts'

interface News {
  readonly approver_ids: readonly number[] | null
  readonly rule: Round['rule'] | null
  readonly taken_back: string | null
}

/** Rounds follow what becomes of applications in approval, and whom those who recruit name. */
export const followApprovals = on(pipelineEvents.approvalWentOn, async ({ tx, events }) => {
  const newsOf = Map.groupBy(events, ({ application_id }) => application_id)
  const ids = [...newsOf.keys()]
  const now = new Date()
  const [, , rounds] = await tx.load(openRounds(ids), settleRounds(ids, now), latestRounds(ids))
  const followed = rounds.map((row) => follow(tx, row, newsOf.get(row.application_id) ?? []))
  const asked = followed.flatMap(({ steps }) => steps.map(({ userId }) => userId))
  const [deputies, [settings]] = await tx.load(
    deputiesOf([...new Set(asked)], dayOf(now)),
    keptSettings.row(),
  )
  const open = followed.flatMap(({ id, isOpen }) => (isOpen ? id : []))
  planReminders(tx, open, keptSettings.from(settings), now)
  saveSteps(
    tx,
    followed.flatMap(({ id, steps }) => rowsOf(id, steps)),
    followed.map(({ id }) => id),
    now,
  )
  approving.keepTurnsOfApprovers(
    tx,
    ids,
    turnsOf(followed, deputies),
    events.findLast(({ by }) => by !== null)?.by ?? null,
  )
})

/** Where the round of an application stands by now; its rule is kept at once where another was named. */
function follow(tx: Transaction, row: RoundRow, news: readonly News[]) {
  const { id, application_id } = row
  const last = <Value>(of: (one: News) => Value | null): Value | null =>
    news.map(of).findLast((one) => one !== null) ?? null
  const rule = last((one) => one.rule) ?? row.rule
  if (rule !== row.rule) tx.save(approvals.updateTable('approval_rounds').set({ rule }).where('id', '=', id))
  const steps = stepsOf(
    row,
    rule,
    last((one) => one.approver_ids),
    new Set(news.flatMap((one) => one.taken_back ?? [])),
  )
  const dueOf = row.state === 'open' ? null : initialTurns({ rule, steps })
  return { id, applicationId: application_id, isOpen: row.state === 'open', steps, dueOf }
}

function stepsOf(
  { rule: _, steps, approvers, state }: RoundRow,
  rule: Round['rule'],
  wanted: readonly number[] | null,
  takenBack: ReadonlySet<string>,
): readonly Step[] {
  const known = steps.map(({ userId }) => userId)
  const order = wanted ?? [...known, ...approvers.filter((userId) => !known.includes(userId))]
  const still = order.filter((userId) => approvers.includes(userId))
  if (state !== 'open') return steps.filter(({ userId }) => still.includes(userId) || state === 'left')
  const undone = steps.flatMap(({ userId, batchId }) =>
    batchId !== null && takenBack.has(batchId) ? userId : [],
  )
  return afresh({ rule, steps: named({ rule, steps }, still) }, new Set(undone))
}
