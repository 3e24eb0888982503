import { expect, test } from 'vitest'
import { type CityChange, citiesAfter, unknownStation } from './many-changes.ts'

test.each<[CityChange, string[], string[]]>([
  ['replace', ['深圳', '深圳'], ['深圳']],
  ['add', ['深圳', '上海'], ['上海', '北京', '深圳']],
  ['remove', ['上海', '深圳'], ['北京']],
  ['remove', ['上海', '北京'], []],
])('%s %j', (change, given, after) => expect(citiesAfter(['上海', '北京'], change, given)).toEqual(after))

test('a station is the project’s by its name and what it is a place of', () => {
  const [city, school] = [
    { name: '武汉', type: 'city' },
    { name: '武汉', type: 'university' },
  ]
  expect([unknownStation([city], [city, school]), unknownStation([city, school], [city])]).toEqual([
    undefined,
    school,
  ])
})
