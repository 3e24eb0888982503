import { expect, test } from 'vitest'
import { nameOfCopy } from './name-of-copy.ts'

test.each([
  ['标准流程', ['标准流程'], '标准流程 (2)'],
  ['标准流程', ['标准流程', '标准流程 (2)'], '标准流程 (3)'],
  ['标准流程 (2)', ['标准流程', '标准流程 (2)'], '标准流程 (3)'],
  ['Hiring (2027)', [], 'Hiring (2027) (2)'],
  ['a name as long as may be', [], 'a name as long as ma (2)'],
])('%s beside %j → %s', (name, taken, copy) => {
  expect(nameOfCopy(name, taken, 24)).toBe(copy)
})
