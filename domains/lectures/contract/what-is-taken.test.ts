import { expect, test } from 'vitest'
import { lecturesApi } from './api.ts'

const stop = {
  theme_id: 1,
  kind: 'xjh',
  city: '北京',
  university: '清华大学',
  address: '',
  datetime: '2026-09-03T11:00:00Z',
  xjhUrl: '',
}
const taken = (changes: object) => lecturesApi.createLecture.body.safeParse({ ...stop, ...changes }).success

test.each([
  [{}, true],
  [{ xjhUrl: 'https://example.cn/talk' }, true],
  [{ xjhUrl: 'javascript:alert(1)' }, false],
  [{ xjhUrl: 'example.cn' }, false],
  [{ city: ' ' }, false],
  [{ kind: 'talk' }, false],
  [{ datetime: '2026-09-03 19:00' }, false],
])('a stop with %o: %s', (changes, is) => expect(taken(changes)).toBe(is))

test.each([
  ['13800138000', true],
  ['+55 11 98765-4321', true],
  ['138', false],
  ['my phone', false],
])('a visitor with the phone %s: %s', (phone, is) => {
  const body = { token: 'a'.repeat(43), name: '李雷', phone }
  expect(lecturesApi.signIn.body.safeParse(body).success).toBe(is)
})
