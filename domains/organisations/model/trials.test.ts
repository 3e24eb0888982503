import { expect, test } from 'vitest'
import { companyIdFrom, mayBecome } from './trials.ts'

test.each([
  ['new', 'contacted', true],
  ['new', 'declined', true],
  ['new', 'customer', true],
  ['contacted', 'contacted', true],
  ['contacted', 'new', false],
  ['declined', 'declined', true],
  ['declined', 'contacted', true],
  ['declined', 'customer', true],
  ['customer', 'declined', false],
  ['customer', 'contacted', false],
] as const)('an application that is %s becomes %s: %s', (state, next, may) => {
  expect(mayBecome(state, next)).toBe(may)
})

test.each([
  ['Duguang Energy Co., Ltd.', 'duguang-energy-co-ltd'],
  ['Ação & Cia', 'acao-cia'],
  ['渡光能源', ''],
  ['A', ''],
])('%s is suggested the ID "%s"', (company, id) => {
  expect(companyIdFrom(company)).toBe(id)
})
