import { dayOf, whatIsDue } from '@bole/approvals/model'
import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import { defineJob, sameTenant, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { deputiesOf } from '../away/delegation-store.ts'
import { approvals } from '../round-store.ts'
import { planLook, remindJob } from './plan-look.ts'
import { keptSettings } from './settings-store.ts'

/** Reminds whoever keeps an approval waiting, and once tells whoever recruits; safe to repeat, as what was told is kept with it. */
export const remindApprovers = defineJob(
  remindJob,
  ({ payload, inTransaction, now }) => inTransaction((tx) => look(tx, payload.round_id, now)),
  { nobodyWaits: 'the list of approvals shows what waits and for how long' },
)

const openRound = (id: number) =>
  approvals
    .selectFrom('approval_rounds')
    .innerJoin('applications', (join) =>
      sameTenant(join, 'applications.id', 'approval_rounds.application_id'),
    )
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
    .select(['applications.id', 'candidates.name', 'positions.title as position', 'escalated_at'])
    .select(sql<number | null>`coalesce(applications.owner_user_id, positions.owner_user_id)`.as('owner'))
    .where('approval_rounds.id', '=', id)
    .where('approval_rounds.state', '=', 'open')
    .forUpdate('approval_rounds')

const waitingIn = (id: number) =>
  approvals
    .selectFrom('approval_steps')
    .innerJoin('users', (join) => sameTenant(join, 'users.id', 'approval_steps.user_id'))
    .select(['user_id as userId', 'users.name', 'asked_at', 'reminded_at as remindedAt'])
    .where('round_id', '=', id)
    .where('approval_steps.state', 'in', ['asked', 'held'])
    .orderBy('place')

async function look(tx: Transaction, roundId: number, now: Date): Promise<void> {
  const [[round], rows, [settings]] = await tx.load(
    openRound(roundId),
    waitingIn(roundId),
    keptSettings.row(),
  )
  if (!round) return
  const waiting = rows.flatMap(({ asked_at: askedAt, ...row }) => (askedAt ? [{ ...row, askedAt }] : []))
  const isEscalated = round.escalated_at !== null
  const { remind, escalates, next } = whatIsDue(waiting, keptSettings.from(settings), { isEscalated, now })
  const [deputies] = await tx.load(deputiesOf(remind, dayOf(now)))
  const { id, name, position, owner } = round
  const about = { link: ways.candidate(id), about: [id] }
  const facts = { name, position }
  const asked = [...new Set([...remind, ...deputies.map(({ userId }) => userId)])]
  tell(
    tx,
    asked.map((userId) => ({ userId, kind: 'reminded_to_approve', facts, ...about })),
  )
  if (remind.length > 0)
    tx.save(
      approvals
        .updateTable('approval_steps')
        .set({ reminded_at: now })
        .where('round_id', '=', roundId)
        .where('user_id', '=', sql<number>`any(${remind}::bigint[])`),
    )
  if (escalates) {
    const by = waiting.map((one) => one.name).join(', ')
    if (owner !== null)
      tell(tx, [{ userId: owner, kind: 'approval_overdue', facts: { ...facts, by }, ...about }])
    tx.save(approvals.updateTable('approval_rounds').set({ escalated_at: now }).where('id', '=', roundId))
  }
  if (next) planLook(tx, roundId, next)
}
