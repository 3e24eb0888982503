import { expect, test } from 'vitest'
import type { Figures } from './figures.ts'
import type { Result } from './measure.ts'
import { lineOf, tableOf } from './report.ts'

const figures = (given: Partial<Figures>): Figures => ({
  requestsPerSecond: 1000,
  p50: 1,
  p95: 2,
  serverCpu: 0.3,
  databaseCpu: 0.2,
  driverCpu: 0.05,
  kilobytes: 30,
  failures: 0,
  firstFailure: null,
  ...given,
})

const result = (given: Partial<Result>): Result => ({
  size: 100_000,
  kind: 'list',
  title: 'candidate list',
  concurrency: 8,
  ours: figures({}),
  ceiling: figures({ requestsPerSecond: 1250, serverCpu: 0.2 }),
  ...given,
})

test('a line has the ratio by rate and by processor time, and says what failed', () => {
  expect(lineOf(result({}))).toContain('ratio 0.80, by cpu 0.80')
  expect(lineOf(result({ ours: figures({ failures: 3, firstFailure: '500 oh' }) }))).toContain(
    '3 FAILED: 500 oh',
  )
})

test('the table tells how the cost grows from the smallest size to the largest', () => {
  const large = result({ size: 1_000_000, ours: figures({ serverCpu: 0.35 }) })
  const [, , small, grown] = tableOf([result({}), large]).split('\n')
  expect(small).toMatch(/\| – \|$/)
  expect(grown).toMatch(/1,000,000 .* 1\.10 × \|$/)
})

test('without a ceiling there is no ratio', () => {
  expect(tableOf([result({ ceiling: null })])).toContain('| – | – | – |')
})
