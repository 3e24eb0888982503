import {
  type Appointed,
  datesNear,
  type Happening,
  type Rule,
  stageOfDate,
  staysOver,
} from '@bole/automation/model'
import { telling } from '@bole/pipeline/server'
import type { Reader, Transaction } from '@bole/platform/server'
import { sql } from 'kysely'
import { appointments, changesOfPlace, passageIn } from './happenings.ts'

const dayLong = 86_400_000

interface Looked {
  readonly origin: number
  readonly reader: Reader<'candidates'>
  readonly since: Date
  readonly now: Date
}

/** The times of a rule that came since a moment, for applications that its reader sees. */
export async function timedHappenings(
  tx: Transaction,
  rule: Rule,
  looked: Looked,
): Promise<readonly Happening[]> {
  const { trigger } = rule.setting
  if (trigger.when === 'stays') return stays(tx, rule, trigger.days, looked)
  return trigger.when === 'date' ? dates(tx, rule, looked) : []
}

async function stays(tx: Transaction, rule: Rule, days: number, { origin, reader, since, now }: Looked) {
  const [rows] = await tx.load(
    changesOfPlace()
      .where('applications.origin', '=', origin)
      .where('applications.id', 'in', telling.applicationsSeenBy(reader))
      .where('happened_at', '>=', new Date(since.getTime() - days * dayLong))
      .orderBy('application_id')
      .orderBy('application_history.id'),
  )
  return staysOver(rule, rows.map(passageIn), { since, now })
}

async function dates(tx: Transaction, rule: Rule, { origin, reader, since, now }: Looked) {
  const { trigger } = rule.setting
  if (trigger.when !== 'date') return []
  const column = { interview: 'meets_at', offer: 'offer_valid_until', entry: 'entry_date' } as const
  const name = column[trigger.date]
  const [rows] = await tx.load(
    appointments()
      .where('applications.origin', '=', origin)
      .where('applications.id', 'in', telling.applicationsSeenBy(reader))
      .where('stage_records.stage', '=', stageOfDate[trigger.date])
      .where(sql.ref(`stage_records.${name}`), '>=', since)
      .where('opened_at', '<=', now),
  )
  const appointed = rows.flatMap((row): Appointed[] => {
    const date = row[name]
    if (date === null) return []
    const { stage, step, detail } = row
    return [
      {
        recordId: row.id,
        applicationId: row.application_id,
        // A day begins at midnight where the company is.
        date: typeof date === 'string' ? new Date(`${date}T00:00:00`) : date,
        openedAt: row.opened_at,
        closedAt: row.closed_at,
        place: { stage, step, detail },
      },
    ]
  })
  return datesNear(rule, appointed, { since, now })
}
