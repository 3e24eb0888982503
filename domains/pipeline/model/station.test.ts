import { expect, test } from 'vitest'
import { stationOf } from './station.ts'

const stations = [
  { name: '杭州', type: 'city' },
  { name: '浙江大学', type: 'university' },
  { name: '南京', type: 'city' },
] as const

test.each([
  ['浙江大学', '南京', '浙江大学'],
  ['武汉大学', '南京', '南京'],
  ['杭州', null, ''],
  [null, '浙江大学', ''],
  [null, null, ''],
])('somebody of %j for a position in %j belongs to %j', (school, city, station) =>
  expect(stationOf(stations, { school, city })).toBe(station),
)

test('a project without stations names none', () => {
  expect(stationOf([], { school: '浙江大学', city: '杭州' })).toBe('')
})
