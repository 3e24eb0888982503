import { type Application, applicationsOf } from './applications.ts'
import type { Value } from './copy.ts'
import { randomOf } from './random.ts'
import type { Pouring } from './small-tables.ts'
import type { Tenants } from './tenants.ts'

const day = 86_400_000

function applicationRow(application: Application): readonly Value[] {
  const { position, status, passed } = application
  return [
    application.organisationId,
    application.id,
    application.candidateId,
    position.id,
    position.projectId,
    position.departmentId,
    position.origin,
    application.source,
    position.ownerId,
    status.stage,
    status.step,
    status.detail,
    passed.length === 0 ? null : application.firstRecordId + passed.length - 1,
    application.leftBecause === null,
    application.leftBecause,
    application.appliedAt,
    application.statusSince,
    application.statusSince,
    `\\x${(application.id * 0x9e3779b1).toString(16).padStart(64, '0')}`,
  ]
}

function* recordRows(application: Application): Generator<readonly Value[]> {
  const { organisationId, id, status, passed, firstRecordId } = application
  for (const [index, { stage, at }] of passed.entries()) {
    const isLast = index === passed.length - 1
    const next = passed[index + 1]?.at ?? null
    const [step, detail] = isLast ? [status.step, status.detail] : [stage === 1 ? 30 : 40, 0]
    const inDays = (days: number) => new Date(at.getTime() + days * day)
    yield [
      organisationId,
      firstRecordId + index,
      id,
      stage,
      step,
      detail,
      at,
      next,
      stage === 12 ? inDays(3) : null,
      stage === 5 ? inDays(14) : null,
      stage === 6 ? inDays(30) : null,
    ]
  }
}

function* historyRows(application: Application): Generator<readonly Value[]> {
  const { organisationId, id, status, passed, firstHistoryId, firstRecordId, position } = application
  yield [
    ...[organisationId, firstHistoryId, id, application.appliedAt, 'candidate', null, 'apply'],
    ...[null, null, null, 1, 0, 0, null],
  ]
  let before = [1, 0, 0]
  for (const [index, { stage, at }] of passed.entries()) {
    const isLast = index === passed.length - 1
    const after = isLast ? [stage, status.step, status.detail] : [stage, stage === 1 ? 30 : 40, 0]
    yield [
      ...[organisationId, firstHistoryId + index + 1, id, at, 'user', position.ownerId, 'move'],
      ...before,
      ...after,
      firstRecordId + index,
    ]
    before = after
  }
}

function* peopleRows(application: Application, tenants: Tenants): Generator<readonly Value[]> {
  const { organisationId, id, status, position } = application
  yield [organisationId, id, position.ownerId, 'owner']
  if (![12, 5, 6].includes(status.stage)) return
  const users = tenants.usersOf(organisationId)
  const first = users[id % users.length]?.id ?? 1
  const second = users[(id + 1) % users.length]?.id ?? 1
  yield [organisationId, id, first, 'main_interviewer']
  yield [organisationId, id, second, 'interviewer']
}

function* tagRows(application: Application, tenants: Tenants): Generator<readonly Value[]> {
  const { organisationId, id } = application
  const own = tenants.tags.filter((tag) => tag.organisationId === organisationId)
  const random = randomOf(5, id)
  if (random.chance(0.12)) yield [organisationId, id, random.frequent(own).id]
}

/** Applications with everything that happened to them. */
export function pipelineTables(candidates: number, tenants: Tenants, until: Date): readonly Pouring[] {
  const each = (rowsOf: (application: Application) => Iterable<readonly Value[]>) =>
    function* () {
      for (const application of applicationsOf(candidates, tenants, until)) yield* rowsOf(application)
    }
  return [
    {
      table: 'applications',
      columns: [
        ...['organisation_id', 'id', 'candidate_id', 'position_id', 'project_id', 'department_id', 'origin'],
        ...['source', 'owner_user_id', 'stage', 'step', 'detail', 'stage_record_id', 'is_listed'],
        ...['left_because', 'applied_at', 'stage_since', 'status_since', 'token_digest'],
      ],
      rows: each((application) => [applicationRow(application)]),
    },
    {
      table: 'stage_records',
      columns: [
        ...['organisation_id', 'id', 'application_id', 'stage', 'step', 'detail', 'opened_at', 'closed_at'],
        ...['meets_at', 'offer_valid_until', 'entry_date'],
      ],
      rows: each(recordRows),
    },
    {
      table: 'application_history',
      columns: [
        ...['organisation_id', 'id', 'application_id', 'happened_at', 'actor', 'user_id', 'action'],
        ...['from_stage', 'from_step', 'from_detail', 'to_stage', 'to_step', 'to_detail', 'stage_record_id'],
      ],
      rows: each(historyRows),
    },
    {
      table: 'application_people',
      columns: ['organisation_id', 'application_id', 'user_id', 'part'],
      rows: each((application) => peopleRows(application, tenants)),
    },
    {
      table: 'application_tags',
      columns: ['organisation_id', 'application_id', 'tag_id'],
      rows: each((application) => tagRows(application, tenants)),
    },
  ]
}
