import { expect, test } from 'vitest'
import { figuresOf, type Run } from './figures.ts'

const run = (given: Partial<Run>): Run => ({
  requests: 100,
  failures: 0,
  firstFailure: null,
  seconds: 1,
  times: [[1, 100]],
  driverMilliseconds: 10,
  bytes: 102_400,
  serverMilliseconds: 50,
  databaseMilliseconds: 20,
  ...given,
})

test('several runs are one: rates over their time, quantiles over their requests', () => {
  const slow = run({
    requests: 20,
    seconds: 2,
    times: [
      [9, 19],
      [50, 1],
    ],
    failures: 2,
    firstFailure: '500 x',
  })
  const figures = figuresOf([run({}), slow])
  expect(figures.requestsPerSecond).toBe(40)
  expect(figures.p50).toBe(1)
  expect(figures.p95).toBe(9)
  expect(figures.serverCpu).toBeCloseTo(100 / 120)
  expect([figures.failures, figures.firstFailure]).toEqual([2, '500 x'])
})

test('nothing answered is no division by nothing', () => {
  expect(figuresOf([run({ requests: 0, times: [], seconds: 0 })]).requestsPerSecond).toBe(0)
})
