import { describe, expect, test } from 'vitest'
import { type Asked, type ToldOf, tellingsOf, waysGone } from './asking.ts'

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
  isAnew: false,
  ...more,
})
const remembered = (said: string) => ({ userId: 7, about: '90', said })
const told = (said: string): ToldOf => ({ ...remembered(said), applicationId: 30 })
const meetsAt = new Date('2026-11-24T02:00:00Z')

describe('who is asked about one', () => {
  test.each<[Partial<Asked>, string, string, object]>([
    [{}, 'asked_to_approve', 'asked_to_approve', { by: '何静' }],
    [{ kind: 'asked_for_feedback', by: null }, 'asked_for_feedback', 'asked_for_feedback', { by: '' }],
    [
      { kind: 'asked_for_feedback', meetsAt },
      'asked_for_feedback',
      'asked_for_feedback',
      { at: meetsAt.toISOString() },
    ],
    [{ kind: 'asked_to_interview' }, 'asked_to_interview', 'asked_to_interview', {}],
    [
      { kind: 'asked_to_interview', meetsAt },
      'asked_to_interview_at',
      `asked_to_interview ${meetsAt.toISOString()}`,
      { at: meetsAt.toISOString() },
    ],
  ])('%j hears %s, remembered as %s, with the way to the record', (more, kind, said, facts) => {
    expect(tellingsOf([asked(more)], [])).toEqual([
      {
        userId: 7,
        kind,
        facts: { name: '王小明', position: '后端工程师', by: '何静', ...facts },
        link: '/candidate/detail/30',
        about: [30],
        remembered: [remembered(said)],
      },
    ])
  })

  test('hears nothing of what they asked themselves for', () => {
    expect(tellingsOf([asked({ userId: 1 })], [])).toEqual([])
  })
})

test('who is asked about several hears it in one sentence; others and other matters are told apart', () => {
  const some = [
    asked(),
    asked({ applicationId: 31, recordId: 91 }),
    asked({ userId: 8 }),
    asked({ kind: 'asked_to_interview', recordId: 92 }),
  ]
  expect(
    tellingsOf(some, []).map(({ userId, kind, facts, link }) => [userId, kind, facts.count, link]),
  ).toEqual([
    [7, 'asked_to_approve_many', 2, '/dashboard/social?panel=pending_feedback'],
    [8, 'asked_to_approve', undefined, '/candidate/detail/30'],
    [7, 'asked_to_interview', undefined, '/candidate/detail/30'],
  ])
  const interviews = [asked({ kind: 'asked_to_interview', origin: 1 }), asked({ kind: 'asked_to_interview' })]
  expect(tellingsOf(interviews, [])[0]?.link).toBe('/dashboard/campus')
})

describe('who has heard of it', () => {
  const at = { kind: 'asked_to_interview', meetsAt } as const
  const before = 'asked_to_interview 2026-11-23T02:00:00.000Z'
  test.each<[Partial<Asked>, string, readonly string[]]>([
    [at, `asked_to_interview ${meetsAt.toISOString()}`, []],
    [{ ...at, isAnew: true }, `asked_to_interview ${meetsAt.toISOString()}`, []],
    [at, before, ['asked_to_interview_at']],
    [{ ...at, meetsAt: null }, before, ['asked_to_interview']],
    [at, 'asked_to_interview', ['asked_to_interview_at']],
    [{ kind: 'asked_for_feedback' }, before, ['asked_for_feedback']],
    [{}, 'asked_to_approve', []],
    [{ isAnew: true }, 'asked_to_approve', ['asked_to_approve']],
    [{}, 'asked_no_more', ['asked_to_approve']],
    [{ kind: null }, 'asked_to_approve', []],
    [{ userId: 8, kind: null }, 'asked_to_approve', ['asked_no_more']],
    [{ userId: null, kind: null }, before, ['asked_no_more']],
    [{ userId: null, kind: null }, 'asked_no_more', []],
    [{ userId: null, kind: null, by: { id: 7, name: '' } }, before, []],
    [{ recordId: 91, userId: null, kind: null }, before, ['asked_no_more']],
    [{ recordId: null, userId: null, kind: null }, before, ['asked_no_more']],
    [{ recordId: 91, kind: null }, before, []],
  ])('%j after %s: hears %j', (more, last, kinds) => {
    expect(tellingsOf([asked(more)], [told(last)]).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('hears of several in one sentence, each of them remembered', () => {
    const [one, another] = [asked({ isAnew: true }), asked({ recordId: 91 })]
    const [telling] = tellingsOf([one, another], [told('asked_to_approve')])
    expect(telling).toMatchObject({
      kind: 'asked_to_approve_many',
      remembered: [{ about: '90' }, { about: '91' }],
    })
  })

  test('is told once of an application, whichever passage of it they were asked in', () => {
    const twice = [told('asked_to_approve'), { ...told('asked_to_interview'), about: '89' }]
    const none = [asked({ recordId: null, userId: null, kind: null })]
    expect(tellingsOf(none, twice)).toMatchObject([
      { kind: 'asked_no_more', remembered: [{ about: '90' }, { about: '89' }] },
    ])
    const way = { userId: 7, link: '/candidate/detail/30' }
    expect(waysGone(none, [...twice, told('asked_no_more')])).toEqual([way])
    expect(waysGone([asked({ kind: null })], twice)).toEqual([])
    expect(waysGone([asked({ userId: null, by: { id: 7, name: '' } })], twice)).toEqual([way])
  })

  test('is not led to what they may not see any more', () => {
    const [telling] = tellingsOf([asked({ userId: 8, kind: null })], [told('asked_to_approve')])
    expect(telling).toMatchObject({ userId: 7, link: null, facts: { name: '王小明', by: '何静' } })
    expect(telling?.remembered).toEqual([remembered('asked_no_more')])
  })
})
