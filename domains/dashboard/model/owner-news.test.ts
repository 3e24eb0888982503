import { expect, test } from 'vitest'
import { type Handed, noticeOfAnswer, tellingsOfHanded } from './owner-news.ts'

const he = { id: 1, name: '何静' }
const handed = (more: Partial<Handed> = {}): Handed => ({
  id: 30,
  ownerId: 7,
  origin: 2,
  by: he,
  facts: { name: '王小明' },
  ...more,
})
const ways = {
  kind: 'given_application',
  toOne: ({ id }: Handed) => `/one/${id}`,
  toThose: ({ ownerId }: Handed) => `/those/${ownerId}`,
} as const

test.each([
  ['accept', 'candidate_accepted'],
  ['refuse', 'candidate_declined'],
  ['change_date', 'candidate_wants_another_date'],
  ['consider', 'candidate_answered'],
])('a candidate who answers %s: %s', (action, kind) => {
  expect(noticeOfAnswer(action)).toBe(kind)
})

test('who is handed one hears of it, of several in one sentence, and nobody of what they took', () => {
  expect(tellingsOfHanded([handed(), handed({ id: 31, ownerId: 1 })], ways)).toEqual([
    {
      userId: 7,
      kind: 'given_application',
      facts: { name: '王小明', by: '何静' },
      link: '/one/30',
      about: [30],
    },
  ])
  expect(tellingsOfHanded([handed({ by: null }), handed({ id: 31 })], ways)).toEqual([
    {
      userId: 7,
      kind: 'given_application_many',
      facts: { count: 2, by: '' },
      link: '/those/7',
      about: [30, 31],
    },
  ])
})
