import { expect, test } from 'vitest'
import { limitedFieldsOf } from './limited-fields.ts'
import { stationsOf } from './stations.ts'

const city = (name: string) => ({ name, type: 'city' as const })
const university = (name: string) => ({ name, type: 'university' as const })

test.each([
  ['none', [], []],
  ['in their order', [city('杭州'), city('上海')], [city('杭州'), city('上海')]],
  ['once each', [city('杭州'), city('上海'), city('杭州')], [city('杭州'), city('上海')]],
  ['a city beside its university', [city('南京'), university('南京')], [city('南京'), university('南京')]],
])('stations are kept: %s', (_, given, kept) => expect(stationsOf(given)).toEqual(kept))

test('limited fields have every part, and each field once', () => {
  expect(limitedFieldsOf({ basic: ['name', 'phone', 'name'], education: [] })).toEqual({
    basic: ['name', 'phone'],
    expect: [],
    education: [],
    evaluation: [],
  })
})
