import { actionsOf, type Happening, type Verdict } from '@bole/automation/model'
import { ways } from '@bole/inbox/model'
import { tell } from '@bole/inbox/server'
import type { Transaction } from '@bole/platform/server'
import { type About, act, actingRule, pauseAfter } from './acting.ts'
import type { KnownFacts } from './happenings.ts'
import { type ActiveRule, automation, savePause } from './rule-store.ts'
import type { PausedBecause } from './tables.ts'

export interface Happened {
  readonly happening: Happening
  readonly facts: KnownFacts & { readonly isDecidedSince: boolean }
  readonly about: About
}

/** Has rules act on what happened, in their order, each version once; a rule that cannot go on is paused. */
export async function runRules(
  tx: Transaction,
  rules: readonly ActiveRule[],
  { happening, facts, about }: Happened,
  now: Date,
): Promise<void> {
  const since = rules.filter(({ active_since }) => active_since <= happening.at)
  if (since.length === 0) return
  const [before] = await tx.load(
    automation
      .selectFrom('automation_runs')
      .select('rule_id')
      .where('application_id', '=', happening.applicationId)
      .where('outcome', '=', 'done'),
  )
  const actedBefore = new Set(before.map(({ rule_id }) => rule_id))
  for (const verdict of actionsOf(since, happening, { ...facts, actedBefore })) {
    const rule = since.find(({ id }) => id === verdict.ruleId)
    if (rule) await follow(tx, rule, verdict, { happening, about, now })
  }
}

interface Given {
  readonly happening: Happening
  readonly about: About
  readonly now: Date
}

async function follow(
  tx: Transaction,
  rule: ActiveRule,
  { outcome, actions }: Verdict,
  { happening, about, now }: Given,
): Promise<void> {
  const acting = await actingRule(tx, rule, happening.chain, now)
  if (!acting) return pause(tx, rule, 'author', now)
  const run = await tx.find(
    automation
      .insertInto('automation_runs')
      .values({
        organisation_id: tx.organisationId,
        rule_id: rule.id,
        version: rule.version,
        application_id: happening.applicationId,
        happening: happening.key,
        outcome: outcome === 'act' ? 'done' : outcome,
        actions: '[]',
        happened_at: happening.at,
        ran_at: now,
      })
      .onConflict((same) => same.doNothing())
      .returning('happening'),
  )
  // It was done before: work that left a transaction comes at least once.
  if (!run) return
  if (outcome === 'loop') pause(tx, rule, 'loop', now)
  if (outcome !== 'act') return
  const acted = await act(tx, acting, actions, happening, about)
  const isStale = acted.some(({ result }) => result === 'stale')
  const isDone = acted.some(({ result }) => result === 'done')
  tx.save(
    automation
      .updateTable('automation_runs')
      .set({ actions: JSON.stringify(acted), outcome: isDone ? 'done' : isStale ? 'overruled' : 'refused' })
      .where('rule_id', '=', rule.id)
      .where('version', '=', rule.version)
      .where('application_id', '=', happening.applicationId)
      .where('happening', '=', happening.key),
  )
  const because = pauseAfter(acted)
  if (because) pause(tx, rule, because, now)
}

/** Pauses a rule, and tells whoever answers for it. */
export function pause(tx: Transaction, rule: ActiveRule, because: PausedBecause, now: Date): void {
  savePause(tx, rule, because, now)
  const { author_id: userId, name, origin } = rule
  tell(tx, [{ userId, kind: 'rule_paused', facts: { rule: name }, link: ways.rules(origin) }])
}
