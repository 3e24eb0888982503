import { expect, test } from 'vitest'
import { orderAsked, sortingOf } from './list-order.ts'

test('the head of the column shows the order, and asking for what it shows gives the same order', () => {
  for (const column of ['waiting', 'applied_at'])
    for (const direction of ['ascend', 'descend'] as const) {
      const { sort, order } = orderAsked(column, direction)
      if (!sort || !order) throw new Error(`${column} does not sort`)
      expect(sortingOf(column, { sort, order }).sortOrder).toBe(direction)
    }
})

test('most days of waiting first is the oldest moment first', () => {
  expect(orderAsked('waiting', 'descend')).toEqual({ sort: 'status_since', order: 'asc' })
})

test('one column has the order at a time, and most have none', () => {
  expect(sortingOf('waiting', { sort: 'applied_at', order: 'desc' }).sortOrder).toBe(null)
  expect(sortingOf('city', { sort: 'applied_at', order: 'desc' })).toEqual({})
  expect(orderAsked('city', 'ascend')).toEqual({ sort: null, order: null })
  expect(orderAsked('waiting', null)).toEqual({ sort: null, order: null })
})
