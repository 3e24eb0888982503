import { expect, test } from 'vitest'
import { salaryText } from './salary-text.ts'

test.each([
  ['zh-CN', 3_000_000, 5_000_000, 'CNY', '¥3万 – ¥5万'],
  ['en-US', 800_000, 1_250_000, 'USD', '$8K – $12.5K'],
  ['en-US', 3_000_000, null, 'CNY', '¥30K+'],
  ['en-US', null, null, 'CNY', null],
  ['en-US', 300_000, 300_000, 'JPY', '¥300K'],
] as const)('%s salary %s to %s %s: %s', (language, from, to, currency, expected) => {
  expect(salaryText(language, { from, to, currency })).toBe(expected)
})
