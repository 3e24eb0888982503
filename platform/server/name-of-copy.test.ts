import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameOfCopy } from './name-of-copy.ts'

test.each([
  ['标准流程', ['标准流程'], '标准流程 (2)'],
  ['标准流程', ['标准流程', '标准流程 (2)'], '标准流程 (3)'],
  ['标准流程 (2)', ['标准流程', '标准流程 (2)'], '标准流程 (3)'],
  ['Hiring (2027)', [], 'Hiring (2027) (2)'],
  ['🧪'.repeat(12), [], `${'🧪'.repeat(10)} (2)`],
  ['a name as long as may be', [], 'a name as long as ma (2)'],
])('%s beside %j → %s', (name, taken, copy) => {
  expect(nameOfCopy(name, taken, 24)).toBe(copy)
})

test('a copy has a name nobody has, whole and no longer than may be, whatever it is a copy of', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', '流', '🧪', ' ', '(2)', ' (2)'),
    minLength: 1,
    maxLength: 60,
    size: 'max',
  })
  fc.assert(
    fc.property(name, fc.array(name, { maxLength: 5 }), fc.nat(120), (original, others, copies) => {
      const taken = [original, ...others]
      for (let copy = 0; copy < copies; copy++) taken.push(nameOfCopy(original, taken, 60))
      expect(new Set(taken.slice(1 + others.length)).size).toBe(copies)
      for (const made of taken.slice(1 + others.length)) {
        expect(made.length).toBeLessThanOrEqual(60)
        expect(made.isWellFormed()).toBe(true)
        expect([original, ...others]).not.toContain(made)
      }
    }),
    { numRuns: 50 },
  )
})
