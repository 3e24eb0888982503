import { describe, expect, test } from 'vitest'
import { type Asked, tellingsOf } from './asking.ts'

const he: Asked['by'] = { id: 1, name: '何静' }
const asked = (more: Partial<Asked> = {}): Asked => ({
  kind: 'asked_to_approve',
  userId: 7,
  applicationId: 30,
  origin: 2,
  recordId: 90,
  meetsAt: null,
  name: '王小明',
  position: '后端工程师',
  by: he,
  ...more,
})
const meetsAt = new Date('2026-11-24T02:00:00Z')

describe('who is asked about one', () => {
  test.each<[Partial<Asked>, string, string, object]>([
    [{}, 'asked_to_approve', '90', { by: '何静' }],
    [{ kind: 'asked_for_feedback', by: null }, 'asked_for_feedback', '90', { by: '' }],
    [{ kind: 'asked_for_feedback', meetsAt }, 'asked_for_feedback', '90', { at: meetsAt.toISOString() }],
    [{ kind: 'asked_to_interview' }, 'asked_to_interview', '90', {}],
    [
      { kind: 'asked_to_interview', meetsAt },
      'asked_to_interview_at',
      `90 ${meetsAt.toISOString()}`,
      { at: meetsAt.toISOString() },
    ],
  ])('%j hears %s, once of %s, with the way to the record', (more, kind, about, facts) => {
    expect(tellingsOf([asked(more)])).toEqual([
      {
        userId: 7,
        kind,
        about,
        facts: { name: '王小明', position: '后端工程师', by: '何静', ...facts },
        link: '/candidate/detail/30',
      },
    ])
  })

  test('hears nothing of what they asked themselves for', () => {
    expect(tellingsOf([asked({ userId: 1 })])).toEqual([])
  })
})

test('who is asked about several hears it in one sentence; others and other matters are told apart', () => {
  const some = [
    asked(),
    asked({ applicationId: 31, recordId: 91 }),
    asked({ userId: 8 }),
    asked({ kind: 'asked_to_interview', recordId: 92 }),
  ]
  expect(tellingsOf(some).map(({ userId, kind, facts, link }) => [userId, kind, facts.count, link])).toEqual([
    [7, 'asked_to_approve_many', 2, '/dashboard/social?panel=pending_feedback'],
    [8, 'asked_to_approve', undefined, '/candidate/detail/30'],
    [7, 'asked_to_interview', undefined, '/candidate/detail/30'],
  ])
  const interviews = [asked({ kind: 'asked_to_interview', origin: 1 }), asked({ kind: 'asked_to_interview' })]
  expect(tellingsOf(interviews)[0]?.link).toBe('/dashboard/campus')
})
