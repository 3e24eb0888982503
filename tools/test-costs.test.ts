import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { costLines, journeyCosts, vitestCosts } from './test-costs.ts'

const domains = ['pipeline', 'careers']
let folder = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bole-costs-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const report = (content: unknown) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a test belongs to the domain of its file, one made of a call to the call’s domain', () => {
  const file = (name: string, assertionResults: object[]) => ({
    name: `/home/bole/${name}`,
    startTime: 1000,
    endTime: 6000,
    assertionResults,
  })
  const costs = vitestCosts(
    report({
      testResults: [
        file('domains/careers/server/apply.test.ts', [{ title: 'is kept', duration: 3000 }]),
        file('apps/server/malformed-input.test.ts', [
          { title: 'pipeline.moveMany', duration: 1500 },
          { title: 'a connection that ends', duration: null },
        ]),
      ],
    }),
    '/home/bole',
    domains,
  )
  expect(costLines(costs)).toEqual([
    'careers              5.0 s      1 tests',
    'apps/server          3.5 s      1 tests',
    'pipeline             1.5 s      1 tests',
  ])
})

test('a journey belongs to the first domain it is tagged with, and every try counts', () => {
  const spec = (...tags: string[]) => ({
    tags,
    tests: [{ results: [{ duration: 2000 }, { duration: 500 }] }],
  })
  const inside = { file: 'a.spec.ts', specs: [spec('alone', 'careers', 'pipeline')] }
  const suites = [{ file: 'a.spec.ts', specs: [spec()], suites: [inside] }]
  expect(journeyCosts(report({ suites }), domains)).toEqual([
    { part: 'journeys', tests: 1, seconds: 2.5 },
    { part: 'careers', tests: 1, seconds: 2.5 },
  ])
})

test('a report that is not there costs nothing', () => {
  expect(vitestCosts(join(folder, 'none.json'), '/', domains)).toEqual([])
  expect(journeyCosts(join(folder, 'none.json'), domains)).toEqual([])
})
