import { describe, expect, test } from 'vitest'
import type { Asked } from './asking.ts'
import { endedOf, type OpenNotice } from './ended.ts'

const meetsAt = new Date('2026-11-24T02:00:00Z')
const at = meetsAt.toISOString()
const open = (kind: string, more: Partial<OpenNotice> = {}): OpenNotice => ({
  id: 1,
  userId: 7,
  kind,
  at: null,
  about: [30],
  ...more,
})
const asked = (more: Partial<Asked> = {}): Asked => ({
  kind: 'asked_to_approve',
  userId: 7,
  applicationId: 30,
  origin: 2,
  recordId: 90,
  meetsAt: null,
  name: '王小明',
  position: '后端工程师',
  by: null,
  isAnew: false,
  ...more,
})
const interview = (more: Partial<Asked> = {}) => asked({ kind: 'asked_to_interview', ...more })

describe('a notice’s matter', () => {
  test.each<[string, OpenNotice, readonly Asked[], boolean]>([
    ['is open while it is asked', open('asked_to_approve'), [asked()], false],
    ['is over once nobody is asked', open('asked_to_approve'), [asked({ kind: null })], true],
    ['is over once somebody else is', open('asked_to_approve'), [asked({ userId: 8 })], true],
    ['is over once something else is', open('asked_to_approve'), [interview()], true],
    ['of a reminder is open while it is asked', open('reminded_to_approve'), [asked()], false],
    ['of a reminder is over once nobody is asked', open('reminded_to_approve'), [], true],
    [
      'of several is open while one is',
      open('asked_to_approve_many', { about: [30, 31] }),
      [asked({ kind: null }), asked({ applicationId: 31 })],
      false,
    ],
    ['of several is over with the last', open('asked_for_feedback_many', { about: [30, 31] }), [], true],
    [
      'of an interview is open at its time',
      open('asked_to_interview_at', { at }),
      [interview({ meetsAt })],
      false,
    ],
    [
      'of an interview is over at another',
      open('asked_to_interview_at', { at: 'x' }),
      [interview({ meetsAt })],
      true,
    ],
    ['without a time is over with one', open('asked_to_interview'), [interview({ meetsAt })], true],
    ['without a time is open until then', open('asked_to_interview'), [interview()], false],
    ['that is nothing to be done is left alone', open('candidate_accepted'), [], false],
  ])('%s', (_, notice, now, isOver) => {
    expect(endedOf([notice], now)).toEqual(isOver ? [notice] : [])
  })
})
