import { expect, test } from 'vitest'
import { joinAddress, splitAddress } from './address.ts'

test.each([
  ['广东省', '深圳市', '广东省-深圳市'],
  ['', '', ''],
  ['上海市', '', '上海市-'],
  ['', '台北', '-台北'],
  ['Provence', 'Aix-en-Provence', 'Provence-Aix-en-Provence'],
])('%s and %s are kept as %s and come back', (province, city, address) => {
  expect(joinAddress(province, city)).toBe(address)
  expect(splitAddress(address)).toEqual({ province, city })
})

test('an address without a hyphen is a province', () => {
  expect(splitAddress('北京')).toEqual({ province: '北京', city: '' })
})
