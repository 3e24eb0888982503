import { type Happening, type Rehearsed, type Rule, rehearse } from '@bole/automation/model'
import { telling } from '@bole/pipeline/server'
import type { Reader, Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { applicationsKnown, changesOfPlace, factsIn, happeningIn } from './happenings.ts'
import { timedHappenings } from './timed-happenings.ts'

/** How much of what happened is looked at, the latest first. */
const mostLooked = 20_000

interface Looked {
  readonly origin: number
  readonly reader: Reader<'candidates'>
  readonly since: Date
  readonly now: Date
}

/** What a rule would have done about everything that its reader sees, and how much that was. */
export async function rehearseOver(tx: Transaction, rule: Rule, looked: Looked) {
  const timed = await timedHappenings(tx, rule, looked)
  const [rows] = await tx.load(
    changesOfPlace()
      .where('applications.origin', '=', looked.origin)
      .where('applications.id', 'in', telling.applicationsSeenBy(looked.reader))
      .where('happened_at', '>=', looked.since)
      .where('happened_at', '<=', looked.now)
      .orderBy('application_history.id', 'desc')
      .limit(mostLooked),
  )
  const passed = rows.toReversed().flatMap((row) => happeningIn(row) ?? [])
  const factsOf = await knownFacts(tx, [...passed, ...timed])
  const list: readonly Rehearsed[] = rehearse([rule], [...passed, ...timed], (id) => factsOf.get(id))
  return { list, happened: passed.length + timed.length, isCapped: rows.length === mostLooked }
}

/** What rules ask of applications, as they are now: sources stay, labels and owners may have been others then. */
async function knownFacts(tx: Transaction, happenings: readonly Happening[]) {
  const ids = [...new Set(happenings.map(({ applicationId }) => applicationId))]
  const [rows] = await tx.load(
    applicationsKnown().where('applications.id', '=', sql<number>`any(${ids}::bigint[])`),
  )
  return new Map(rows.map((row) => [row.id, factsIn(row)]))
}
