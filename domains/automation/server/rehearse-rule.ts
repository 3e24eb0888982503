import type { automationApi } from '@bole/automation/contract'
import type { Rehearsed } from '@bole/automation/model'
import type { Handler } from '@bole/platform/server'
import { sql } from 'kysely'
import { checkSetting } from './check-setting.ts'
import { applicationsKnown } from './happenings.ts'
import { rehearseOver } from './rehearse-over.ts'

const days = 90

/** How many lines are shown, the latest first. */
const mostShown = 100

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

function namesOf(list: readonly Rehearsed[]) {
  const ids = [...new Set(list.map(({ applicationId }) => applicationId))]
  return applicationsKnown().where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)
}
