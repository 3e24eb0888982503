import type { pipelineApi } from '@bole/pipeline/contract'
import { type Context, sameTenant } from '@bole/platform/server'
import { stages, statuses } from '@bole/processes/model'
import { sql } from 'kysely'
import { isAhead } from '../../model/agreed-days.ts'
import { openRecordsOf, pipeline } from '../application-store.ts'
import { applicationsSeenBy } from '../applications-seen-by.ts'
import { dayIn } from '../arrange/watch-dates.ts'

type Changing = Pick<Context<typeof pipelineApi.changePosition>, 'body' | 'caller' | 'tx' | 'now'>

/** How many people a warning names. */
const namesShown = 5

/** With whom something is agreed on that is still to come, and ends when they are moved to another position, as words; empty where with nobody. */
export async function agreedWith({ body, caller, tx, now }: Changing, positionId: number): Promise<string> {
  const ids = body.applications.map(({ post_id }) => post_id)
  const [records, people] = await tx.load(
    openRecordsOf(ids),
    pipeline
      .selectFrom('applications')
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .select(['applications.id', 'candidates.name', 'stage', 'step', 'detail'])
      .where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)
      .where('applications.id', 'in', applicationsSeenBy(caller))
      .where('applications.position_id', '<>', positionId)
      .where('applications.is_listed', '=', true)
      .orderBy('applications.id'),
  )
  const ahead = new Set(
    records.flatMap((record) => (isAhead(record, now, dayIn(now)) ? record.application_id : [])),
  )
  const names = people.flatMap(({ id, name, stage, step, detail }) => {
    const standing = { stage: stages.stageOf(stage), step, detail }
    return ahead.has(id) && !statuses.isEnded(standing) && !isCalledOff(standing) ? name : []
  })
  const more = names.length - namesShown
  return names.slice(0, namesShown).join(', ') + (more > 0 ? ` (+${more})` : '')
}

/** Called off, or missed: there is nothing ahead any more. */
const isCalledOff = ({ step, detail }: { readonly step: number; readonly detail: number }) =>
  step === 10 && (detail === 13 || detail === 14)
