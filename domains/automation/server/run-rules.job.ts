import { actionsOf } from '@bole/automation/model'
import { declareJob, defineJob, type Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import * as z from 'zod'
import { applicationsKnown, changesOfPlace, factsIn, happeningIn } from './happenings.ts'
import { findActive } from './rule-store.ts'
import { pause, runRules } from './run-rules.ts'

export const runRulesJob = declareJob('automation.run_rules', z.object({ history_ids: z.array(z.number()) }))

/** A person changed it after that. */
const isDecidedSince = sql<boolean>`exists (select from application_history later
  where later.organisation_id = application_history.organisation_id
    and later.application_id = application_history.application_id
    and later.id > application_history.id and later.actor = 'user')`

/** Has rules look at what happened, each thing in a transaction of its own; what was done is not done again. Where it fails for good, they pause. */
export const runsRules = defineJob(
  runRulesJob,
  async ({ payload, inTransaction, now }) => {
    for (const id of payload.history_ids) await inTransaction((tx) => runOn(tx, id, now))
  },
  async ({ payload, inTransaction, now }) => {
    for (const id of payload.history_ids) await inTransaction((tx) => pauseAt(tx, id, now))
  },
)

async function findHappened(tx: Transaction, id: number) {
  const row = await tx.find(
    changesOfPlace().select(isDecidedSince.as('is_decided_since')).where('application_history.id', '=', id),
  )
  const happening = row && happeningIn(row)
  const known = row && (await tx.find(applicationsKnown().where('applications.id', '=', row.application_id)))
  if (!happening || !known) return null
  const { origin, name, title, owner_user_id: ownerId } = known
  const facts = { ...factsIn(known), isDecidedSince: row.is_decided_since }
  return { origin, happened: { happening, facts, about: { name, title, ownerId } } }
}

async function runOn(tx: Transaction, id: number, now: Date): Promise<void> {
  const found = await findHappened(tx, id)
  if (found) await runRules(tx, await findActive(tx, found.origin), found.happened, now)
}

/** Whatever would have acted there could not, for a reason nobody foresaw. */
async function pauseAt(tx: Transaction, id: number, now: Date): Promise<void> {
  const found = await findHappened(tx, id)
  if (!found) return
  const { happening, facts } = found.happened
  const rules = (await findActive(tx, found.origin)).filter(
    ({ active_since }) => active_since <= happening.at,
  )
  const failed = new Set(
    actionsOf(rules, happening, { ...facts, actedBefore: new Set() }).map(({ ruleId }) => ruleId),
  )
  for (const rule of rules) if (failed.has(rule.id)) pause(tx, rule, 'error', now)
}
