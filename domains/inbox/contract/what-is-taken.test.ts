import { expect, test } from 'vitest'
import { inboxApi, noticeItemSchema, progressSchema } from './api.ts'

const { readNotices, listNotices } = inboxApi

const takes = (schema: { safeParse: (input: unknown) => { success: boolean } }, input: unknown) =>
  schema.safeParse(input).success

test('one notice is read, or all of them, and nothing by mistake', () => {
  expect(readNotices.body.parse({})).toEqual({})
  expect(readNotices.body.parse({ id: '3' })).toEqual({ id: 3 })
  for (const id of [0, -1, 'all', null, '', [1, 2]]) expect(takes(readNotices.body, { id })).toBe(false)
})

test('a page of notices is a page, whatever the address says', () => {
  expect(listNotices.query.parse({})).toEqual({ page: 1, page_size: 30 })
  for (const page of ['0', '-1', '1.5', 'x', '10001']) expect(takes(listNotices.query, { page })).toBe(false)
})

test('facts of notices and progress are words and numbers, never anything to be run or nested', () => {
  const shown = { unread: 1, can: { read: true }, create_time: '2026-01-01T00:00:00Z' }
  const notice = { id: 1, type: 'new', content: '新', link: null, ...shown }
  const progress = {
    id: 1,
    noticeId: 1,
    kind: 'upload',
    total: 3,
    done: 1,
    failed: 0,
    percent: 33,
    state: 'running',
    link: null,
    create_time: '2026-01-01T00:00:00Z',
  }
  const both = (facts: unknown) => [
    takes(noticeItemSchema, { ...notice, facts }),
    takes(progressSchema, { ...progress, facts }),
  ]
  expect(both({ name: '王小明', count: 3 })).toEqual([true, true])
  expect(both({})).toEqual([true, true])
  expect(both({ name: { first: '王' } })).toEqual([false, false])
  expect(both({ name: null })).toEqual([false, false])
  expect(both('王小明')).toEqual([false, false])
  expect(takes(progressSchema, { ...progress, facts: {}, state: 'lost' })).toBe(false)
})
