import { expect, test } from 'vitest'
import { countBudgets, quantile } from './budgets.ts'

const lines = (count: number) => 'x\n'.repeat(count)
const names = (count: number) => Array.from({ length: count }, (_, index) => `name${index}`).join(', ')

const tested = { path: 'domains/cases/model/case.test.ts', text: lines(41) }
const faultsOf = (path: string, text: string) => countBudgets([tested, { path, text }]).faults

test('a tidy house has no fault', () => {
  expect(faultsOf('domains/cases/model/case.ts', lines(60))).toEqual([])
})

test.each([
  ['a long file', 'domains/cases/model/case.ts', lines(251), 'has 251 lines; the most is 250'],
  ['a long test', 'domains/cases/server/x.test.ts', lines(251), 'has 251 lines; the most is 250'],
  ['a long list', 'domains/cases/web/case-list.tsx', lines(61), 'a list screen has at most 60'],
  [
    'a wide door',
    'domains/cases/model/index.ts',
    `export { ${names(25)} } from './case.ts'\n`,
    'gives 25 names',
  ],
  ['an open door', 'domains/cases/model/index.ts', "export * from './case.ts'\n", 'gives out everything'],
  ['a name for nothing', 'domains/cases/server/helpers.ts', '\n', 'name it for the concept'],
  ['a bare suppression', 'domains/cases/model/case.ts', '\n// @ts-expect-error\n', 'case.ts:2 suppresses'],
  [
    'a lint suppression',
    'domains/cases/model/a.ts',
    '// oxlint-disable-next-line no-x\n',
    'a.ts:1 suppresses',
  ],
  ['a big platform', 'platform/server/host.ts', lines(3751), 'platform/ has 3751 lines'],
  ['a big shape', 'platform/form/field.tsx', lines(1001), 'platform/form/ has 1001 lines'],
  [
    'many long files',
    'domains/cases/model/case.ts',
    lines(161),
    'the 90th percentile of files has 161 lines',
  ],
])('%s is told', (_, path, text, fault) => {
  expect(faultsOf(path, text).join('\n')).toContain(fault)
})

test.each([
  ['a use case as long as its rule needs', 'domains/cases/server/close-case.ts', lines(120)],
  ['a door with twenty names', 'domains/cases/model/index.ts', `export { ${names(20)} } from './case.ts'\n`],
  ['a reason', 'domains/cases/model/a.ts', '// @ts-expect-error: the types of x 2.1 forget null\n'],
])('%s passes', (_, path, text) => {
  const others = [
    { path: 'a.test.ts', text: lines(200) },
    { path: 'b.ts', text: '\n' },
    { path: 'c.ts', text: '\n' },
  ]
  expect(countBudgets([...others, { path, text }]).faults).toEqual([])
})

test('a median above the budget is told', () => {
  const files = [tested, { path: 'a.ts', text: lines(61) }]
  expect(countBudgets(files).faults).toContain('the median file has 61 lines; the most is 60')
})

test('quantiles take the value at or above the share', () => {
  expect(quantile([5, 1, 3], 0.5)).toBe(3)
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBe(9)
  expect(quantile([], 0.5)).toBe(0)
})
