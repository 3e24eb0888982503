import { expect, test } from 'vitest'
import { money } from './money.ts'

test.each([
  [500_000, 'CNY', '5,000.00'],
  [1, 'CNY', '0.01'],
  [0, 'BRL', '0.00'],
  [5000, 'JPY', '5,000'],
  [-12_345, 'USD', '123.45'],
])('%s of the smallest unit of %s reads %s', (amount, currency, written) => {
  expect(money(amount, currency)).toContain(written)
})

test('what is owed back reads as less than nothing', () => {
  expect(money(-100, 'CNY')).toContain('-')
})
