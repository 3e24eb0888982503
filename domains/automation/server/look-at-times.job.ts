import { declareJob, defineJob, type Transaction } from '@bole/platform/server'
import * as z from 'zod'
import { actingRule } from './acting.ts'
import { applicationsKnown, factsIn } from './happenings.ts'
import type { ActiveRule } from './rule-store.ts'
import { activeRules } from './rule-store.ts'
import { pause, runRules } from './run-rules.ts'
import { timedHappenings } from './timed-happenings.ts'

const lookJob = declareJob('automation.look_at_times', z.object({}))

const hour = 3_600_000

/** How far back a look goes, should the server have stood still: what was done is not done again. */
const back = 7 * 24 * hour

/** Has times looked at in an hour; one look a company, however often it is planned. */
export function planLook(tx: Transaction, now: Date): void {
  tx.enqueue(
    lookJob,
    {},
    { key: `automation.look ${tx.organisationId}`, runAt: new Date(now.getTime() + hour) },
  )
}

const isTimed = ({ setting: { trigger } }: ActiveRule) => trigger.when === 'stays' || trigger.when === 'date'

/** Has the rules that wait for a time act where it has come; looks again in an hour while there is one. */
export const looksAtTimes = defineJob(
  lookJob,
  async ({ inTransaction, now }) => {
    const due = await inTransaction(async (tx) => {
      const [rules] = await tx.load(activeRules())
      if (rules.some(isTimed)) planLook(tx, now)
      return rules.filter(isTimed)
    })
    for (const rule of due) await inTransaction((tx) => lookAt(tx, rule, now))
  },
  async ({ inTransaction, now }) =>
    inTransaction(async (tx) => {
      const [rules] = await tx.load(activeRules())
      for (const rule of rules.filter(isTimed)) pause(tx, rule, 'error', now)
    }),
)

async function lookAt(tx: Transaction, rule: ActiveRule, now: Date): Promise<void> {
  const acting = await actingRule(tx, rule, [], now)
  if (!acting) return pause(tx, rule, 'author', now)
  const { origin, active_since } = rule
  const since = new Date(Math.max(active_since.getTime(), now.getTime() - back))
  for (const happening of await timedHappenings(tx, rule, { origin, reader: acting.author, since, now })) {
    const row = await tx.find(applicationsKnown().where('applications.id', '=', happening.applicationId))
    if (!row) continue
    const { name, title, owner_user_id: ownerId, stage, step, detail } = row
    // What a rule is weighed against is where it stands by now.
    const here = { ...happening, to: { stage, step, detail } }
    const facts = { ...factsIn(row), isDecidedSince: false }
    await runRules(tx, [rule], { happening: here, facts, about: { name, title, ownerId } }, now)
  }
}
