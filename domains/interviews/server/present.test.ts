import type { PermissionName } from '@bole/platform/contract'
import type { Caller } from '@bole/platform/server'
import { describe, expect, test } from 'vitest'
import type { FoundCandidate, FoundInterview } from './interview-store.ts'
import { actsIn, presentInterview, roleOf, stillMet } from './present.ts'

const now = new Date('2030-03-01T10:00:00Z')

const candidate = (given: Partial<FoundCandidate> = {}): FoundCandidate => ({
  ...{
    application_id: 11,
    record_id: 21,
    name: 'Ann',
    title: 'Engineer',
    version: 3,
    meets_at: '2030-03-01T09:00:00Z',
  },
  ...{
    step: 20,
    detail: 21,
    is_closed: false,
    has_left: false,
    slot_id: null,
    place: 'Room 4',
    is_online: false,
    wanted: '',
  },
  ...given,
})

const found = (given: Partial<FoundInterview> = {}): FoundInterview => ({
  ...{ id: 7, version: 2, origin: 2, state: 'ahead', is_multi: false, is_queue: false, finished_at: null },
  ...{ starts_at: new Date('2030-03-01T09:00:00Z'), ends_at: new Date('2030-03-01T11:00:00Z') },
  ...{ address: '', directions: '', reception_note: '' },
  candidates: [candidate()],
  people: [
    { user_id: 1, name: 'Lead', role: 'main' },
    { user_id: 2, name: 'Manager', role: 'manager' },
  ],
  ...given,
})

const everything = { kind: 'organisation' } as const
const caller = (userId: number, ...permissions: PermissionName[]): Caller => ({
  ...{ sessionId: 1, provedAt: now, userId, name: 'Somebody', organisationId: 1, role: 'User2' },
  ...{ permissions: new Set(permissions), passesEverything: false, hides: new Set() },
  scopes: { candidates: everything, positions: everything, accounts: everything },
})

const recruiter = caller(9, 'pipeline.move', 'pipeline.feedback')
const lead = caller(1, 'pipeline.feedback')
const manager = caller(2, 'pipeline.feedback')
const stranger = caller(5, 'pipeline.feedback')

describe('what may be done', () => {
  const flags = (who: Caller, given: Partial<FoundInterview> = {}) =>
    Object.entries(presentInterview(found(given), who, now).can)
      .flatMap(([flag, may]) => (may ? flag : []))
      .join(' ')
  const over = { ends_at: new Date('2030-03-01T09:59:00Z') }
  const ahead = { starts_at: new Date('2030-03-01T10:30:00Z') }

  test.each([
    ['by whoever arranges, while it is on', recruiter, {}, 'edit transfer feedback sign finish'],
    ['by whoever arranges, before it begins', recruiter, ahead, 'edit transfer feedback sign cancel'],
    ['by whoever arranges, after its time', recruiter, over, 'feedback sign finish'],
    ['by whoever arranges, once it was held', recruiter, { state: 'held' }, 'feedback sign'],
    ['by whoever arranges, once all were judged', recruiter, { state: 'done' }, ''],
    ['by whoever arranges, once it was called off', recruiter, { state: 'off' }, ''],
    ['by whoever leads it', lead, {}, 'transfer feedback sign finish'],
    ['by its manager', manager, {}, 'feedback sign finish'],
    ['by whoever is not in it', stranger, {}, ''],
  ] as const)('%s', (_, who, given, may) => {
    expect(flags(who, given)).toBe(may)
  })
})

test('says what the reader is in it', () => {
  expect([roleOf(found(), lead), roleOf(found(), manager), roleOf(found(), stranger)]).toEqual([
    'main',
    'manager',
    undefined,
  ])
  const read = (who: Caller) => {
    const { hr_type, is_manage } = presentInterview(found(), who, now)
    return [hr_type, is_manage]
  }
  expect([read(lead), read(manager), read(recruiter), read(stranger)]).toEqual([
    ['main', false],
    ['manager', true],
    ['', true],
    ['', false],
  ])
  expect([actsIn(found(), lead), actsIn(found(), recruiter), actsIn(found(), stranger)]).toEqual([
    true,
    true,
    false,
  ])
})

test('names those who are in it, and once nobody is, those who were', () => {
  const left = candidate({ application_id: 12, name: 'Ben', has_left: true, step: 10, detail: 13 })
  const both = found({ candidates: [candidate(), left] })
  expect(stillMet(both).map(({ name }) => name)).toEqual(['Ann'])
  expect(presentInterview(both, lead, now).interviewee).toBe('Ann')
  const none = presentInterview(found({ candidates: [left], state: 'off' }), lead, now)
  expect(none).toMatchObject({ interviewee: 'Ben', status: 'expired' })
  expect(none.interviewCandidates).toMatchObject([{ postId: 12, trackerResumeId: 12, tag: 'cancelled' }])
})

test('an interviewer is who meets the candidates, and a slot is the first candidate’s', () => {
  const one = presentInterview(found({ candidates: [candidate({ slot_id: 4 })] }), lead, now)
  expect([one.interviewerIds, one.schedule_id]).toEqual([[1], 4])
  expect(one.interview_users.map(({ is_first }) => is_first)).toEqual([true, false])
})

test.each([
  [{ is_online: true, place: '' }, 1, ''],
  [{ is_online: false, place: 'Room 4' }, 2, 'Room 4'],
])('%j is of kind %i', (given, invite_type, room) => {
  const shown = presentInterview(found({ candidates: [candidate(given)] }), lead, now)
  expect(shown.address).toMatchObject({ invite_type, room })
})

test('of nobody at all it is an interview on site without a place', () => {
  const empty = presentInterview(found({ candidates: [], people: [], state: 'off' }), recruiter, now)
  expect(empty).toMatchObject({ interviewee: '', address: { invite_type: 2, room: '' }, schedule_id: null })
})
