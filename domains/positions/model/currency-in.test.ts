import { expect, test } from 'vitest'
import { currencyIn } from './currency-in.ts'

test.each([
  ['Asia/Shanghai', 'CNY'],
  ['Asia/Taipei', 'TWD'],
  ['Asia/Hong_Kong', 'HKD'],
  ['Asia/Tokyo', 'JPY'],
  ['Asia/Singapore', 'SGD'],
  ['America/Sao_Paulo', 'BRL'],
  ['America/Manaus', 'BRL'],
  ['America/New_York', 'USD'],
  ['Europe/London', 'GBP'],
  ['Europe/Lisbon', 'EUR'],
  ['Europe/Berlin', 'EUR'],
  ['Europe/Zurich', 'USD'],
  ['Africa/Nairobi', 'USD'],
  ['UTC', 'USD'],
])('a company in %s pays in %s', (zone, currency) => {
  expect(currencyIn(zone)).toBe(currency)
})
