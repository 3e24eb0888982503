import type { pipelineApi } from '@bole/pipeline/contract'
import { type Handler, sameTenant } from '@bole/platform/server'
import { stepAt } from '@bole/processes/model'
import { stepsOf } from '@bole/processes/server'
import { sql } from 'kysely'
import { holdsSlot, whyNoSlot } from '../../model/interview-slots.ts'
import { pipeline, standingOf } from '../application-store.ts'
import { withinScope } from '../scope.ts'

/** Which of these applications can be given a slot of which round, in the order they were asked for; one that is not seen is not among them. */
export const listForSlots: Handler<typeof pipelineApi.listForSlots> = async ({ query, caller, tx }) => {
  const asked = query.post_id ?? []
  const [rows] = await tx.load(
    pipeline
      .selectFrom('applications')
      .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
      .innerJoin('positions', (join) => sameTenant(join, 'positions.id', 'applications.position_id'))
      .leftJoin('stage_records', (join) =>
        sameTenant(join, 'stage_records.id', 'applications.stage_record_id'),
      )
      .select(['applications.id', 'applications.version', 'applications.stage', 'applications.step'])
      .select(['applications.detail', 'applications.left_because', 'applications.process_step_id'])
      .select(['candidates.name', 'stage_records.slot_id', stepsOf('positions', 'process_id').as('steps')])
      .where('applications.id', '=', sql<number>`any(${asked}::bigint[])`)
      .where(withinScope(caller))
      .orderBy(sql`array_position(${asked}::bigint[], applications.id)`),
  )
  const list = rows.map(({ id, version, name, slot_id, steps, ...row }) => {
    const standing = standingOf(row)
    return {
      post_id: id,
      version,
      name,
      process_step_id: stepAt(steps, standing)?.id ?? null,
      slot_id: holdsSlot(standing) ? slot_id : null,
      refusal: whyNoSlot(standing),
    }
  })
  return { list }
}
