import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { addressOf, defineApi } from './call.ts'

const list = { path: 'things/list' }
const one = { path: 'things/{id}/parts/{part}' }

describe('addressOf', () => {
  test.each([
    ['nothing given', list, {}, {}, '/api/things/list'],
    ['parameters in their places', one, { id: 7, part: 'lid' }, {}, '/api/things/7/parts/lid'],
    ['a parameter that is no path', one, { id: '../x', part: 'a b' }, {}, '/api/things/..%2Fx/parts/a%20b'],
    ['a query', list, {}, { page: 2, keyword: '王' }, '/api/things/list?page=2&keyword=%E7%8E%8B'],
    ['several values in one', list, {}, { city: ['上', 'b'] }, '/api/things/list?city=%E4%B8%8A%2Cb'],
    [
      'false and zero are values',
      list,
      {},
      { has_left: false, from: 0 },
      '/api/things/list?has_left=false&from=0',
    ],
    ['what is not known is left out', list, {}, { a: undefined, b: null, c: '', d: [] }, '/api/things/list'],
  ])('%s', (_, call, params, query, address) => {
    expect(addressOf(call, params, query)).toBe(address)
  })
})

test('defineApi names each call by its domain and verb and keeps its record', () => {
  const api = defineApi('things', {
    list: { method: 'GET', path: 'things', summary: '', access: 'anyone', reply: z.object({}) },
    close: {
      method: 'POST',
      path: 'things/close',
      summary: '',
      access: 'positions.manage',
      reply: z.object({}),
    },
  })
  expect(api.list.name).toBe('things.list')
  expect(api.close).toMatchObject({ name: 'things.close', method: 'POST', access: 'positions.manage' })
})
