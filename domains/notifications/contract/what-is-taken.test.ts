import { notificationsApi } from '@bole/notifications/contract'
import { describe, expect, test } from 'vitest'

const words = { subject: 'News', body: 'Dear {{candidate}}' }
const occasion = { stage: 12, event: 'invited', language: 'en-US' }

describe('saving a template', () => {
  const takes = (more: object) =>
    notificationsApi.saveTemplate.body.safeParse({
      ...{ ...occasion, ...words, process_id: null, seen_version: 0 },
      ...more,
    }).success
  test.each([
    ['the whole of it', {}, true],
    ['one of a process', { process_id: 7 }, true],
    ['an event nobody knows', { event: 'promoted' }, false],
    ['a language nobody speaks here', { language: 'fr-FR' }, false],
    ['an empty subject', { subject: '  ' }, false],
    ['an empty text', { body: '' }, false],
    ['a subject longer than a line', { subject: 'x'.repeat(201) }, false],
    ['a text longer than a letter', { body: 'x'.repeat(6001) }, false],
    ['no version', { seen_version: undefined }, false],
  ])('takes %s: %j', (_, more, is) => {
    expect(takes(more)).toBe(is)
  })
})

describe('writing to several', () => {
  const takes = (more: object) =>
    notificationsApi.sendMessages.body.safeParse({
      ...{ applications: [1], language: 'en-US', words },
      ...more,
    }).success
  test.each([
    ['one', {}, true],
    ['a thousand', { applications: Array.from({ length: 1000 }, (_, at) => at + 1) }, true],
    ['more than a thousand', { applications: Array.from({ length: 1001 }, (_, at) => at + 1) }, false],
    ['nobody', { applications: [] }, false],
    ['all that a search finds', { applications: undefined, search: { keyword: 'Lin' } }, true],
    ['everybody, by a search for nothing', { applications: undefined, search: {} }, false],
    ['no audience', { applications: undefined }, false],
    ['two audiences', { search: {} }, false],
    ['each in their language', { language: undefined }, true],
    ['a moment', { at: '2027-03-02T02:00:00Z' }, true],
    ['a day instead of a moment', { at: '2027-03-02' }, false],
    ['a moment without its zone', { at: '2027-03-02T02:00:00' }, false],
  ])('takes %s', (_, more, is) => {
    expect(takes(more)).toBe(is)
  })
})

test('messages are asked for by the groups that the specification counts', () => {
  const { query } = notificationsApi.listRecords
  expect(query.parse({ state: 'fail,cancel' })).toMatchObject({ state: ['fail', 'cancel'], origin: 2 })
  expect(query.safeParse({ state: 'lost' }).success).toBe(false)
})
