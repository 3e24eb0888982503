import { expect, test } from 'vitest'
import { costLines, costsOf, forecastLine } from './test-costs.ts'
import type { TestOutcome } from './test-outcomes.ts'

const domains = ['pipeline', 'careers']

const ran = (place: string, title: string, seconds: number, ...tags: string[]): TestOutcome => ({
  place,
  title,
  seconds,
  tags,
  end: 'passed',
  tries: 1,
})

test('a test belongs to the domain of its file, one made of a call to the call’s domain', () => {
  const costs = costsOf(
    {
      tests: [
        ran('domains/careers/server/apply.test.ts', 'is kept', 3),
        ran('apps/server/malformed-input.test.ts', 'malformed > pipeline.moveMany body.post_id', 1.5),
        ran('apps/server/malformed-input.test.ts', 'a connection that ends', 0),
      ],
      files: [
        { place: 'domains/careers/server/apply.test.ts', seconds: 2 },
        { place: 'apps/server/malformed-input.test.ts', seconds: 3.5 },
      ],
    },
    domains,
  )
  expect(costLines(costs)).toEqual([
    'careers              5.0 s      1 tests',
    'apps/server          3.5 s      1 tests',
    'pipeline             1.5 s      1 tests',
  ])
})

test('a journey belongs to the first domain it is tagged with', () => {
  const tests = [
    ran('journeys/a.spec.ts:3', 'apply', 2.5, 'alone', 'careers', 'pipeline'),
    ran('journeys/b.spec.ts:3', 'look', 2.5),
  ]
  expect(costsOf({ tests, files: [] }, domains)).toEqual([
    { part: 'careers', tests: 1, seconds: 2.5 },
    { part: 'journeys', tests: 1, seconds: 2.5 },
  ])
})

test('what is of domains grows with their calls, what holds the host together does not', () => {
  const costs = [
    { part: 'careers', tests: 3, seconds: 60 },
    { part: 'apps/server', tests: 1, seconds: 60 },
  ]
  expect(forecastLine(costs, 60, domains)).toBe('1.0 minutes; with four times as many calls it would be 2.5.')
  expect(forecastLine([], 0, domains)).toContain('0.0 minutes')
})
