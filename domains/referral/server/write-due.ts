import { sameTenant, type Transaction } from '@bole/platform/server'
import { type Due, type Entry, entriesDue } from '@bole/referral/model'
import { sql } from 'kysely'
import { allRules, dayOf, referral } from './referral-store.ts'

/** Writes into the statement what some applications have come to earn, and the counter entries of what they reach no more. */
export async function writeDue(tx: Transaction, applicationIds: readonly number[], at: Date): Promise<void> {
  const [rows] = await tx.load(
    referral
      .selectFrom('referrals')
      .innerJoin('applications', (join) => sameTenant(join, 'applications.id', 'referrals.application_id'))
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'referrals.position_id'))
      .select(['referrals.application_id', 'referrals.user_id', 'referrals.referred_at'])
      .select(['applications.stage', 'applications.step', 'applications.detail'])
      .select(['positions.id as position_id', 'positions.project_id', 'positions.origin'])
      .where('referrals.application_id', '=', sql<number>`any(${applicationIds}::bigint[])`)
      .where('referrals.outcome', '=', 'credited')
      // Two changes of one application write one after the other.
      .forUpdate('referrals'),
  )
  if (rows.length === 0) return
  const [rules, entries] = await tx.load(
    allRules,
    entriesOf(rows.map(({ application_id }) => application_id)),
  )
  const values = rows.flatMap((row) => {
    const { stage, step, detail, origin, project_id: projectId, position_id: positionId } = row
    const referred = { origin, projectId, positionId, day: dayOf(row.referred_at) }
    const own = entries.filter(({ application_id }) => application_id === row.application_id)
    const due = entriesDue({ standing: { stage, step, detail }, referred, rules, entries: own })
    const { application_id, user_id } = row
    return due.map((one) => ({
      ...{ organisation_id: tx.organisationId, application_id, user_id, happened_at: at },
      ...columnsOf(one, own),
    }))
  })
  if (values.length === 0) return
  tx.save(referral.insertInto('referral_entries').values(values))
  tx.announce('reward')
}

function entriesOf(applicationIds: readonly number[]) {
  return referral
    .selectFrom('referral_entries')
    .select(['id', 'application_id', 'rule_id', 'kind', 'milestone', 'reward_id', 'currency', 'by_user_id'])
    .select('amount')
    .where('application_id', '=', sql<number>`any(${applicationIds}::bigint[])`)
    .orderBy('id')
}

function columnsOf(due: Due, entries: readonly (Entry & { readonly rule_id: number })[]) {
  if (due.kind === 'earned') {
    const { id, amount, currency } = due.rule
    return { kind: due.kind, milestone: due.milestone, reward_id: null, rule_id: id, amount, currency }
  }
  const { id, amount, currency } = due.reward
  const rule_id = entries.find((entry) => entry.id === id)?.rule_id ?? 0
  return { kind: due.kind, milestone: due.milestone, reward_id: id, rule_id, amount: -amount, currency }
}
