import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isTest, linesOf, readSourceFiles } from './source-files.ts'

const files = [
  'apps/web/src/main.tsx',
  'apps/web/src/routes.generated.ts',
  'apps/web/src/texts/pipeline.ts',
  'apps/server/demo/people.ts',
  'apps/server/node_modules/pg/index.ts',
  'apps/web/dist/main.ts',
  'bench/corpus/dev-001.ts',
  'bench/report.ts',
  'domains/cases/fixtures/case.ts',
  'domains/cases/model/case.test.ts',
  'domains/cases/model/case.ts',
  'domains/cases/README.md',
  'elsewhere/case.ts',
  'journeys/hire.spec.ts',
  'platform/web/css.d.ts',
  'vitest.config.ts',
]
let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'bole-files-'))
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `// ${file}\n`)
  }
})

afterAll(() => rmSync(root, { recursive: true }))

test('what somebody wrote by hand is read, data and what is generated is not', () => {
  const read = readSourceFiles(root)
  expect(read.map(({ path }) => path)).toEqual([
    'apps/web/src/main.tsx',
    'bench/report.ts',
    'domains/cases/model/case.test.ts',
    'domains/cases/model/case.ts',
    'journeys/hire.spec.ts',
    'vitest.config.ts',
  ])
  for (const { path, text } of read) expect(text).toBe(`// ${path}\n`)
})

describe('a file', () => {
  test.each([
    ['domains/cases/model/case.test.ts', true],
    ['domains/cases/web/case.test.tsx', true],
    ['journeys/hire.spec.ts', true],
    ['journeys/sign-in.ts', true],
    ['apps/server/testing/world.ts', true],
    ['platform/web-testing/answers.ts', true],
    ['domains/cases/model/case.ts', false],
    ['domains/cases/model/contest.ts', false],
    ['domains/cases/model/testing.ts', false],
    ['tools/test.ts', false],
  ])('%s is a test: %s', (path, expected) => expect(isTest({ path, text: '' })).toBe(expected))

  test.each([
    ['a\nb\n', 2],
    ['a\nb', 2],
    ['a', 1],
    ['a\n\n', 2],
  ])('of %j has %i lines', (text, lines) => expect(linesOf({ path: 'a.ts', text })).toBe(lines))
})
