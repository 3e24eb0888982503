import type { automationApi } from '@bole/automation/contract'
import { type Happening, type Rehearsed, type Rule, rehearse } from '@bole/automation/model'
import { telling } from '@bole/pipeline/server'
import type { Handler, Reader, Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { checkSetting } from './check-setting.ts'
import { applicationsKnown, changesOfPlace, factsIn, happeningIn } from './happenings.ts'
import { timedHappenings } from './timed-happenings.ts'

const days = 90

/** How much of what happened is looked at, the latest first, and how many lines are shown. */
const [mostLooked, mostShown] = [20_000, 100]

/** Plays what happened lately to a rule, by the function that the rule is followed by, and changes nothing. */
export const rehearseRule: Handler<typeof automationApi.rehearseRule> = async (context) => {
  const { body, caller, tx, now } = context
  const setting = await checkSetting(context, body.setting)
  const since = new Date(now.getTime() - days * 86_400_000)
  const looked = { origin: body.origin, reader: caller, since, now }
  const { list, happened, isCapped } = await rehearseOver(tx, { id: 0, version: 0, setting }, looked)
  const shown = list.toReversed().slice(0, mostShown)
  const [people] = await tx.load(namesOf(shown))
  const personOf = new Map(people.map((person) => [person.id, person]))
  return {
    total: list.length,
    happened,
    is_capped: isCapped,
    list: shown.map(({ applicationId, at, outcome, actions }) => ({
      application_id: applicationId,
      name: personOf.get(applicationId)?.name ?? '',
      position_title: personOf.get(applicationId)?.title ?? '',
      at: at.toISOString(),
      outcome,
      actions: [...actions],
    })),
  }
}

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

function namesOf(list: readonly Rehearsed[]) {
  const ids = [...new Set(list.map(({ applicationId }) => applicationId))]
  return applicationsKnown().where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)
}
