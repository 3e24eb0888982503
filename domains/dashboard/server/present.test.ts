import { dayNamed, daysFrom, funnelOf, toDo } from '@bole/dashboard/model'
import { pipelineApi } from '@bole/pipeline/contract'
import { stages, statuses } from '@bole/processes/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortedAtMost } from './arrival-store.ts'
import { figure, placeOf, presentFunnelStage, presentStageToDo, presentStatus } from './present.ts'
import { presentPosition, presentProject } from './present-progress.ts'
import { presentResumeData } from './present-resume-data.ts'
import { pageOf, presentDays } from './present-schedule.ts'
import { seenBy } from './seen.ts'
import { figuresIn } from './testing/story.ts'
import { amountsOf, type OfDay, rowsOf } from './week-store.ts'

const counted = fc
  .uniqueArray(fc.constantFrom(...statuses.statuses), { maxLength: 20 })
  .chain((known) => fc.tuple(...known.map((status) => fc.nat(500).map((amount) => ({ ...status, amount })))))
const anywhere = fc.record(
  { origin: fc.constantFrom(1, 2), theme_id: fc.integer({ min: 1, max: 9999 }) },
  { requiredKeys: ['origin'] },
)
const nobodyWaits = { amount: 0, oldest: null, days: 3, atMost: 100 }

describe('a number', () => {
  test('opens conditions the list takes, of the place it was counted in', () => {
    fc.assert(
      fc.property(counted, anywhere, (counts, asked) => {
        const place = placeOf(asked)
        const shown = [
          funnelOf(counts).map((stage) => presentFunnelStage(stage, place)),
          stages.stagesInOrder.map((stage) =>
            presentStageToDo(stage, { counts, atMost: 1000 }, nobodyWaits, place),
          ),
        ]
        for (const { link } of figuresIn(shown)) {
          const address = Object.entries(link.query).map(([name, value]) => [name, String(value)])
          const query = pipelineApi.listCandidates.query.parse(Object.fromEntries(address))
          expect(query.origin).toBe(asked.origin)
          expect(query.project_id).toEqual(asked.theme_id === undefined ? undefined : [asked.theme_id])
          expect(link.screen).toBe('candidates')
        }
      }),
      { numRuns: 30 },
    )
  })

  test('reads "at least" from where it was not counted further', () => {
    const to = { screen: 'candidates', query: {} } as const
    expect([9, 10, 11].map((count) => figure(count, to, 10).is_capped)).toEqual([false, true, true])
    expect(figure(1_000_000, to).is_capped).toBe(false)
    expect(pageOf([], 99, 100)).toEqual({ list: [], total: 99, is_capped: false })
    expect(pageOf([], 100, 100).is_capped).toBe(true)
    expect(pageOf([], undefined, 100)).toEqual({ list: [], total: 0, is_capped: false })
  })

  test('of a stage is that of its statuses, and of its colours', () => {
    fc.assert(
      fc.property(counted, (counts) => {
        const place = placeOf({ origin: 2 })
        const sum = (figures: readonly { count: number }[]) =>
          figures.reduce((total, { count }) => total + count, 0)
        for (const stage of funnelOf(counts)) {
          const shown = presentFunnelStage(stage, place)
          expect(sum(shown.colours)).toBe(shown.count)
          const todo = presentStageToDo(
            stage.stage,
            { counts, atMost: Number.POSITIVE_INFINITY },
            nobodyWaits,
            place,
          )
          expect(sum(todo.statuses)).toBe(todo.count)
          expect(todo.count).toBe(toDo.amountIn(counts, toDo.toDosOf(stage.stage)))
        }
      }),
    )
  })

  test('of a project is of its own counts among those of a page', () => {
    const of = (group_id: number, amount: number) => ({ stage: 6, step: 20, detail: 21, group_id, amount })
    const row = { id: 7, name: 'A', position_count: 1, head_count: 4, origin: 2 }
    const shown = presentProject(row, [of(7, 3), of(8, 90)])
    expect(shown).toMatchObject({ rate: 0.75, received: { count: 3 }, detail: { joined: { count: 3 } } })
    const position = {
      ...{ id: 8, title: 'B', origin: 1, state: 'open' as const, head_count: 0, cities: [] },
      ...{ project_id: 7, project_name: 'A', owner_user_id: null, owner_name: null },
      ...{ opened_at: null, closed_at: null, steps: [] },
    }
    expect(presentPosition(position, [of(7, 3), of(8, 90)])).toMatchObject({
      rate: 0,
      received: { count: 90, link: { query: { origin: 1, position_id: 8 } } },
    })
  })
})

test('a status nobody knows any more is shown as the first one, not as nothing', () => {
  expect(presentStatus({ stage: 99, step: 0, detail: 0 })).toMatchObject({ name: 'awaiting_screening' })
  expect(presentStatus({ stage: 12, step: 99, detail: 99 })).toMatchObject({ status: 12, colour: 'amber' })
})

describe('what came in', () => {
  const days = daysFrom(dayNamed('2026-03-01'), 3)
  const [since = dayNamed('2026-03-01')] = days
  const row = { source: null, source_code: null, department_id: null, department_name: null, period: null }
  const shown = (amount: number) =>
    presentResumeData(
      { type: 'days', periods: days.map(({ from }) => from), since },
      [
        { ...row, by: 'source', source: 'upload', amount },
        { ...row, by: 'source', source: null, amount: 2 },
        { ...row, by: 'department', amount: 2 },
        { ...row, by: 'department', department_id: 4, department_name: 'Team', amount },
        { ...row, by: 'period', period: 3, amount: amount + 2 },
      ],
      [],
      placeOf({ origin: 2 }),
    )

  test('is told by source, department and time, each the same in all', () => {
    const { dir, organization, result, post_count } = shown(5)
    expect(dir.map(({ name, count }) => [name, count])).toEqual([
      ['upload', 5],
      ['', 2],
    ])
    expect(organization).toEqual([
      { id: null, name: '', count: 2 },
      { id: 4, name: 'Team', count: 5 },
    ])
    expect(result.map(({ count }) => count)).toEqual([0, 0, 7])
    expect(post_count).toMatchObject({ count: 7, link: { query: { applied_from: '2026-03-01' } } })
  })

  test('is capped where only the newest were sorted', () => {
    expect(shown(5).is_capped).toBe(false)
    expect(shown(sortedAtMost)).toMatchObject({ is_capped: true, post_count: { is_capped: true } })
  })
})

describe('a week', () => {
  const week = daysFrom(dayNamed('2026-03-02'), 7)
  const days = [
    { number: 1, interview: 3, joining: 0 },
    { number: 7, interview: 25, joining: 1 },
  ]

  test('has each of its days, each opening the schedule of that day', () => {
    const shown = presentDays(week, days, { origin: 1, watchType: 'all', most: 20 })
    expect(shown.map(({ interview }) => interview.count)).toEqual([3, 0, 0, 0, 0, 0, 20])
    expect(shown[6]).toMatchObject({
      date: '2026-03-08',
      interview: { is_capped: true },
      joining: { count: 1 },
    })
    expect(shown[6]?.joining.link).toEqual({
      screen: 'dashboard',
      query: { origin: 1, panel: 'joining', date: '2026-03-08', watchType: 'all' },
    })
  })

  test('tells amounts and the rows of one day apart', () => {
    interface Row {
      readonly id: number
    }
    const found: OfDay<Row>[] = [
      { number: 2, amount: 5, id: 11 },
      { number: 2, amount: 5, id: 12 },
      { number: 4, amount: 1, id: null },
    ]
    expect(rowsOf(found).map(({ id }) => id)).toEqual([11, 12])
    expect(amountsOf(week, { met: [], joining: [] }).every(({ interview }) => interview === 0)).toBe(true)
  })
})

test('to-dos of all stages together are those of each', () => {
  expect(stages.stagesInOrder.flatMap(toDo.toDosOf)).toHaveLength(toDo.recruitersToDo.length)
})

const holder = { userId: 1, passesEverything: false, permissions: new Set(['candidates.view'] as const) }

test('who may see no candidates counts none, however far they see', () => {
  const kind = 'organisation' as const
  const scopes = { candidates: { kind }, positions: { kind } }
  expect(seenBy({ ...holder, permissions: new Set(), scopes }, undefined)).toEqual({
    kind: 'departments',
    parameters: [[]],
  })
  expect(seenBy({ ...holder, permissions: new Set(), passesEverything: true, scopes }, 7).kind).toBe(
    'project',
  )
})

test.each([
  [{ kind: 'organisation' as const }, undefined, 'whole', []],
  [{ kind: 'organisation' as const }, 7, 'project', [7]],
  [{ kind: 'departments' as const, departmentIds: [3, 4] }, undefined, 'departments', [[3, 4]]],
  [{ kind: 'departments' as const, departmentIds: [3] }, 7, 'departments_in_project', [[3], 7]],
  [{ kind: 'assigned' as const }, undefined, 'assigned', [1, null]],
  [{ kind: 'assigned' as const }, 7, 'assigned', [1, 7]],
  [{ kind: 'own' as const }, 7, 'own', [1, 7]],
  [{ kind: 'nothing' as const }, undefined, 'departments', [[]]],
])('%j in project %s is counted as %s', (scope, theme, kind, parameters) => {
  expect(
    seenBy({ ...holder, scopes: { candidates: scope, positions: { kind: 'organisation' } } }, theme),
  ).toEqual({ kind, parameters })
})

test.each([
  ['organisation', 'own', 'own'],
  ['own', 'organisation', 'own'],
  ['assigned', 'own', 'own'],
  ['assigned', 'organisation', 'assigned'],
  ['organisation', 'assigned', 'assigned'],
] as const)('candidates %s and positions %s are counted as %s', (candidates, positions, kind) => {
  const scopes = { candidates: { kind: candidates }, positions: { kind: positions } }
  expect(seenBy({ ...holder, scopes }, undefined).kind).toBe(kind)
})
