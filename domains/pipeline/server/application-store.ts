import { canBeChosen } from '@bole/accounts/server'
import type { Standing } from '@bole/pipeline/model'
import {
  type Caller,
  notFound,
  type Reader,
  sameTenant,
  type Transaction,
  tablesOf,
} from '@bole/platform/server'
import { stages } from '@bole/processes/model'
import { stepsOf } from '@bole/processes/server'
import { sql } from 'kysely'
import { perScope } from './scope.ts'
import type { PipelineTables } from './tables.ts'

export const pipeline = tablesOf<PipelineTables>()

/** What the rules need to know of applications, with the steps of their process. */
const toChange = pipeline
  .selectFrom('applications')
  .select(['id', 'candidate_id', 'position_id', 'project_id', 'department_id', 'origin', 'owner_user_id'])
  .select(['stage', 'step', 'detail', 'stage_record_id', 'left_because', 'token_digest', 'version'])
  .select(['stage_since', 'status_since', 'process_step_id'])
  .select(({ selectFrom }) =>
    selectFrom('positions')
      .whereRef('positions.organisation_id', '=', 'applications.organisation_id')
      .whereRef('positions.id', '=', 'applications.position_id')
      .select(stepsOf('positions', 'process_id').as('steps'))
      .$asScalar()
      .$notNull()
      .as('process'),
  )
  .orderBy('applications.id')
  .forUpdate()

const locked = perScope((within, ids: readonly number[]) =>
  toChange.where('applications.id', '=', sql<number>`any(${ids}::bigint[])`).where(within),
)

// PostgreSQL keeps the plan for one number, and makes a new one for every list of them.
const lockedAlone = perScope((within, id: number) => toChange.where('applications.id', '=', id).where(within))

/** Applications with what the rules need to know, locked in the order of their numbers so that no two batches wait for each other. */
export function lockedApplications(ids: readonly number[], caller: Reader<'candidates'>) {
  return locked(caller, ids)
}

/** The names of the people behind applications. */
export function namesOf(ids: readonly number[]) {
  return pipeline
    .selectFrom('applications')
    .innerJoin('candidates', (join) => sameTenant(join, 'candidates.id', 'applications.candidate_id'))
    .select(['applications.id', 'candidates.name'])
    .where('applications.id', '=', sql<number>`any(${ids}::bigint[])`)
}

/** An application loaded to be changed. */
export type LockedApplication = Awaited<ReturnType<typeof lockOne>>

/** The one application asked for, locked; 404 when it is unknown, another organisation's, or out of the caller's scope. */
export async function lockOne(tx: Transaction, caller: Reader<'candidates'>, id: number) {
  const application = await tx.find(lockedAlone(caller, id))
  if (!application) throw notFound()
  return application
}

/** What the rules look at. */
export function standingOf(row: {
  stage: number
  step: number
  detail: number
  left_because: Standing['leftBecause']
  process_step_id?: number | null
}): Standing {
  return {
    stage: stages.stageOf(row.stage),
    step: row.step,
    detail: row.detail,
    leftBecause: row.left_because,
    processStep: row.process_step_id,
  }
}

/** The records of stages and who is told what in them. */
export function recordsOf(ids: readonly number[]) {
  return pipeline.selectFrom('stage_records').selectAll().where('id', '=', sql<number>`any(${ids}::bigint[])`)
}

/** The one record of a stage, where there is any. */
export function recordOf(id: number | null) {
  return recordsOf(id === null ? [] : [id])
}

/** The open records of applications: of the stages they are in. */
export function openRecordsOf(applicationIds: readonly number[]) {
  return pipeline
    .selectFrom('stage_records')
    .selectAll()
    .where('application_id', '=', sql<number>`any(${applicationIds}::bigint[])`)
    .where('closed_at', 'is', null)
}

/** The people among these who exist, are enabled, and do not only look after the server. */
export function enabledPeople(ids: readonly number[]) {
  return pipeline
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(canBeChosen)
}

const seen = perScope((within, id: number) =>
  pipeline.selectFrom('applications').select('id').where('id', '=', id).where(within),
)

/** Whether a person may see an application. */
export async function canSeeApplication(tx: Transaction, caller: Caller, id: number): Promise<boolean> {
  return (await tx.find(seen(caller, id))) !== undefined
}
