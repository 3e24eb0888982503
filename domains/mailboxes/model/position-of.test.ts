import { positionOf, type Rule } from '@bole/mailboxes/model'
import { expect, test } from 'vitest'

const mail = { subject: '', sender: 'wang@example.com', recipient: 'jobs@acme.test', folder: 'INBOX' }

const openings = [
  { id: 1, title: '工程师', cities: ['上海'] },
  { id: 2, title: '电池 工程师', cities: ['上海'] },
  { id: 3, title: '电池工程师', cities: ['深圳', '北京'] },
  { id: 4, title: 'Java 开发', cities: [] },
  { id: 5, title: '产品经理', cities: ['上海'] },
  { id: 6, title: '产品经理', cities: ['上海'] },
  { id: 7, title: 'X', cities: [] },
  { id: 8, title: 'QA Engineer', cities: ['São Paulo'] },
]

const rules: readonly Rule[] = [
  { part: 'subject', contains: '实习', positionId: 11 },
  { part: 'recipient', contains: 'campus@', positionId: 12 },
  { part: 'sender', contains: 'AGENCY.example', positionId: 13 },
  { part: 'folder', contains: '校招', positionId: 14 },
]

test.each([
  ['the title in its subject', { subject: '应聘JAVA开发－张三' }, 4],
  ['the longest title, and the city', { subject: '应聘 电池工程师-深圳-王敏' }, 3],
  ['two of one title in one city: nobody knows', { subject: '应聘产品经理（上海）' }, 99],
  ['one letter is no title', { subject: 'X' }, 99],
  ['nothing in it', { subject: '简历' }, 99],
  ['a rule before the title', { subject: '应聘Java开发（实习）' }, 11],
  ['whom it was sent to', { recipient: 'Campus@acme.test' }, 12],
  ['whom it is from', { sender: 'lee@agency.EXAMPLE' }, 13],
  ['where it lies', { folder: '校招/2027' }, 14],
  ['the first rule that fits', { subject: '实习', folder: '校招' }, 11],
  ['no part of a longer word', { subject: 'JavaScript QA Engineering' }, 99],
  ['words of Latin letters', { subject: 'Senior  qa engineer – Ana' }, 8],
  ['half width letters', { subject: '应聘Ｊａｖａ开发' }, 4],
])('%s', (_, said, expected) => {
  expect(positionOf({ ...mail, ...said }, { rules, openings, otherwise: 99 })).toBe(expected)
})

test('a rule that says nothing fits nothing', () => {
  const blank = [{ part: 'subject', contains: '　', positionId: 11 }] as const
  expect(positionOf({ ...mail, subject: '简历' }, { rules: blank, openings, otherwise: null })).toBeNull()
})

test('without anything to go by there is none', () => {
  expect(positionOf(mail, { rules: [], openings: [], otherwise: null })).toBeNull()
})
