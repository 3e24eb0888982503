import { statuses } from '@bole/processes/model'
import { describe, expect, test } from 'vitest'
import { applicationsOf } from './applications.ts'
import { candidateTables } from './candidate-tables.ts'
import { personOf } from './people.ts'
import { pipelineTables } from './pipeline-tables.ts'
import { smallTables } from './small-tables.ts'
import { layOutTenants, processOf, processStages } from './tenants.ts'

const candidates = 600
const until = new Date('2026-11-01T00:00:00Z')
const tenants = layOutTenants(candidates)
const applications = [...applicationsOf(candidates, tenants, until)]
const tables = [
  ...smallTables(tenants, until),
  ...candidateTables(candidates),
  ...pipelineTables(candidates, tenants, until),
]

/** A table's rows by the names of its columns. */
const rowsOf = (table: string) => {
  const found = tables.find((one) => one.table === table)
  if (!found) throw new Error(`there is no table ${table}`)
  return [...found.rows()].map((row) =>
    Object.fromEntries(found.columns.map((name, at) => [name, row[at] ?? null])),
  )
}

describe('the tables of the benchmark', () => {
  test.each(tables.map(({ table, columns, rows }) => [table, columns, rows] as const))(
    '%s has a value for each column, the same each time',
    (_, columns, rows) => {
      const made = [...rows()]
      expect(made.length).toBeGreaterThan(0)
      expect(made.every((row) => row.length === columns.length)).toBe(true)
      expect(new Set(columns).size).toBe(columns.length)
      expect([...rows()]).toEqual(made)
    },
  )

  test.each([
    ['users', 'departments', 'department_id'],
    ['positions', 'projects', 'project_id'],
    ['positions', 'users', 'owner_user_id'],
    ['positions', 'processes', 'process_id'],
    ['candidates', 'resumes', 'resume_id'],
    ['resumes', 'files', 'file_id'],
    ['applications', 'candidates', 'candidate_id'],
    ['applications', 'positions', 'position_id'],
    ['applications', 'users', 'owner_user_id'],
    ['stage_records', 'applications', 'application_id'],
    ['application_history', 'applications', 'application_id'],
    ['application_people', 'users', 'user_id'],
    ['application_tags', 'tags', 'tag_id'],
  ])('%s refers to %s of its own organisation', (table, other, column) => {
    const keyOf = (organisation: unknown, id: unknown) => `${organisation}/${id}`
    const known = new Set(rowsOf(other).map((row) => keyOf(row.organisation_id, row.id)))
    for (const row of rowsOf(table)) expect(known).toContain(keyOf(row.organisation_id, row[column]))
  })

  test('a department’s path leads from the top down to itself', () => {
    const rows = rowsOf('departments')
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const { id, parent_id, path } of rows) {
      const before = parent_id === null ? [] : byId.get(parent_id)?.path
      expect(path).toEqual([...(Array.isArray(before) ? before : []), id])
    }
  })
})

describe('applications', () => {
  test('are three for two candidates, numbered in the order they came, none from the future', () => {
    expect(applications.map(({ id }) => id)).toEqual(Array.from({ length: 900 }, (_, at) => at + 1))
    const times = applications.map(({ appliedAt }) => appliedAt.getTime())
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    expect(Math.max(...times)).toBeLessThan(until.getTime())
    expect(new Set(applications.map(({ candidateId }) => candidateId)).size).toBe(candidates)
  })

  test('belong where their candidate and their position belong', () => {
    for (const { candidateId, organisationId, position } of applications) {
      expect(personOf(candidateId).organisationId).toBe(organisationId)
      expect(position.organisationId).toBe(organisationId)
    }
  })

  test('stand in a status there is, which the last stage they entered leads to', () => {
    for (const { status, passed, appliedAt, statusSince } of applications) {
      expect(statuses.statuses).toContain(status)
      if (passed.length > 0) expect(passed.at(-1)).toEqual({ stage: status.stage, at: statusSince })
      else expect([status.stage, status.step]).toEqual([1, 0])
      expect(statusSince.getTime()).toBeGreaterThanOrEqual(appliedAt.getTime())
    }
  })

  test('pass the stages in the order of the process, each later than the one before', () => {
    const orderOf = (stage: number) => processStages.findIndex((one) => one === stage)
    for (const { passed } of applications)
      for (const [at, { stage, at: moment }] of passed.slice(1).entries()) {
        const before = passed[at]
        expect(orderOf(stage)).toBeGreaterThan(orderOf(before?.stage ?? 0))
        expect(moment.getTime()).toBeGreaterThanOrEqual(before?.at.getTime() ?? 0)
      }
  })

  test('number their records and their history without a gap and without a number twice', () => {
    for (const table of ['stage_records', 'application_history']) {
      const rows = rowsOf(table)
      expect(rows.map(({ id }) => id)).toEqual(rows.map((_, at) => at + 1))
    }
  })

  test('name the record they stand in, the only open one', () => {
    const open = rowsOf('stage_records').filter(({ closed_at }) => closed_at === null)
    const named = rowsOf('applications').flatMap(({ stage_record_id }) => stage_record_id ?? [])
    expect(open.map(({ id }) => id)).toEqual(named)
  })

  test('have a history that leads from their coming to where they stand', () => {
    const histories = Map.groupBy(rowsOf('application_history'), ({ application_id }) => application_id)
    for (const { id, stage, step, detail } of rowsOf('applications')) {
      const steps = histories.get(id ?? 0) ?? []
      expect(steps[0]).toMatchObject({ action: 'apply', to_stage: 1, to_step: 0, to_detail: 0 })
      expect(steps.at(-1)).toMatchObject({ to_stage: stage, to_step: step, to_detail: detail })
      for (const [at, { from_stage, from_step, from_detail }] of steps.slice(1).entries())
        expect(steps[at]).toMatchObject({ to_stage: from_stage, to_step: from_step, to_detail: from_detail })
    }
  })
})

test('every organisation has a process of its own for each origin', () => {
  const all = [1, 2, 3, 4, 5].flatMap((organisation) =>
    [1, 2].map((origin) => processOf(organisation, origin)),
  )
  expect(new Set(all).size).toBe(10)
})
