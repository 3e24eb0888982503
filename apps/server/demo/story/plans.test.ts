import { statuses } from '@bole/processes/model'
import { describe, expect, test } from 'vitest'
import { replayPlan, story } from './index.ts'
import type { Application, PlanEvent, StageId } from './story-shape.ts'

const { applications, positions, projects, users } = story

const processOf = ({ position }: Application): readonly StageId[] => {
  const project = positions.find(({ key }) => key === position)?.project
  return projects.find(({ key }) => key === project)?.stages ?? []
}

const code = ({ stage, step, detail }: statuses.Status) => `${stage}/${step}/${detail}`
const events: readonly PlanEvent[] = applications.flatMap(({ plan }) => plan)
const count = (fits: (ends: statuses.Status) => boolean) =>
  applications.filter(({ ends }) => fits(ends)).length
const day = 1440

describe('every plan', () => {
  test.each(applications)('$key is accepted by the pipeline and ends where it says', (application) => {
    const replay = replayPlan(application.plan, processOf(application))
    if (!replay.ok) throw new Error(`${replay.reason}: ${JSON.stringify(replay.event)}`)
    expect(code(replay.standing)).toBe(code(application.ends))
  })

  test('is acted by people who exist', () => {
    const actors = new Set(['candidate', 'system', ...users.map(({ username }) => username)])
    for (const { actor } of events) expect(actors).toContain(actor)
  })

  test('keeps a past interview between what led to it and what followed, at any hour of now', () => {
    for (const { key, plan } of applications) {
      const set = plan.findIndex(({ action }) => action.do === 'set_interview' && action.daysFromNow < 0)
      const action = plan[set]?.action
      if (action?.do !== 'set_interview') continue
      const earliest = -action.daysFromNow * day + day - action.hour * 60
      const latest = -action.daysFromNow * day - action.hour * 60
      for (const [index, { at, afterInterview }] of plan.entries()) {
        if (afterInterview !== undefined) continue
        if (index <= set + 1) expect(at, key).toBeGreaterThan(earliest)
        else if (plan.slice(0, index).some((each) => each.afterInterview !== undefined)) {
          expect(at, key).toBeLessThan(latest - 180 + 1440)
        }
      }
    }
  })
})

describe('the checker', () => {
  const apply: PlanEvent = { at: 90, actor: 'candidate', action: { do: 'apply', source: 'mail' } }
  const takeUp: PlanEvent = { at: 80, actor: 'he', action: { do: 'take_up' } }
  const judge = (at: number, action: 'eliminate' | 'entry'): PlanEvent => ({
    at,
    actor: 'he',
    action: { do: 'company_feedback', action },
  })
  const cases: readonly [string, readonly PlanEvent[], string][] = [
    ['no application', [takeUp], 'did_not_apply'],
    ['time runs backwards', [apply, { ...takeUp, at: 91 }], 'out_of_order'],
    ['judged before it was taken up', [apply, judge(70, 'eliminate')], 'not_taken_up'],
    ['an action of another stage', [apply, takeUp, judge(70, 'entry')], 'action_not_in_stage'],
    [
      'a note after the end',
      [apply, takeUp, judge(70, 'eliminate'), { at: 60, actor: 'he', action: { do: 'note', text: 'x' } }],
      'application_ended',
    ],
    [
      'a stage the process lacks',
      [apply, takeUp, { at: 60, actor: 'he', action: { do: 'move', to: 3 } }],
      'stage_not_in_process',
    ],
    [
      'an offer during screening',
      [apply, takeUp, { at: 60, actor: 'he', action: { do: 'set_offer', validDays: 3 } }],
      'action_not_in_stage',
    ],
    ['notified in screening', [apply, takeUp, { at: 60, actor: 'he', action: { do: 'notify' } }], 'too_late'],
  ]

  test.each(cases)('refuses: %s', (_name, plan, reason) => {
    expect(replayPlan(plan, [1, 14, 12, 5, 6])).toMatchObject({ ok: false, reason })
  })
})

describe('the whole', () => {
  test('shows every status but the one of a person taken out of an interview room', () => {
    const seen = new Set(applications.map(({ ends }) => code(ends)))
    const missing = statuses.statuses.map(code).filter((each) => !seen.has(each))
    expect(missing).toEqual(['12/10/15'])
  })

  test('is a funnel: most in screening, few at the end', () => {
    const screening = count(({ stage }) => stage === 1)
    const entry = count(({ stage }) => stage === 6)
    expect(screening).toBeGreaterThan(applications.length * 0.45)
    expect(count(({ stage }) => stage === 12)).toBeLessThan(screening / 3)
    expect(entry).toBeGreaterThanOrEqual(5)
    expect(entry).toBeLessThan(15)
  })

  test('has something on each of the last fourteen days, and a little before', () => {
    const days = new Set(events.map(({ at }) => Math.floor(at / day)))
    for (let ago = 0; ago < 14; ago++) expect(days).toContain(ago)
    const older = events.filter(({ at }) => at > 14 * day).length
    expect(older).toBeGreaterThan(5)
    expect(older).toBeLessThan(events.length * 0.05)
  })

  test('has interviews and joiners today', () => {
    const live = applications.filter(
      ({ ends }) => ends.stage === 12 && (ends.step === 20 || ends.step === 60),
    )
    const today = live.filter(({ plan }) =>
      plan.some(({ action }) => action.do === 'set_interview' && action.daysFromNow === 0),
    )
    expect(today.length).toBeGreaterThanOrEqual(4)
    const joining = events.filter(({ action }) => action.do === 'set_entry_date' && action.daysFromNow === 0)
    expect(joining.length).toBeGreaterThanOrEqual(1)
  })

  test('books nobody into two interviews at one hour', () => {
    const booked = events.flatMap(({ action }) =>
      action.do === 'set_interview'
        ? action.interviewers.map((who) => `${who} ${action.daysFromNow} ${action.hour}`)
        : [],
    )
    expect(new Set(booked).size).toBe(booked.length)
  })

  test('an offer lapses when its days are over, not before', () => {
    const lapsed = applications.filter(({ ends }) => ends.stage === 5 && ends.detail === 15)
    expect(lapsed.length).toBeGreaterThan(0)
    for (const { plan } of lapsed) {
      const offer = plan.find(({ action }) => action.do === 'set_offer')
      const end = plan.at(-1)
      const valid = offer?.action.do === 'set_offer' ? offer.action.validDays : 0
      expect((offer?.at ?? 0) - (end?.at ?? 0)).toBe(valid * day)
    }
  })

  test('says at least sixty different things and repeats none too often', () => {
    const texts = events.flatMap(({ action }) =>
      'text' in action && action.text !== undefined ? [action.text] : [],
    )
    const often = Object.values(Object.groupBy(texts, (text) => text)).map((same) => same?.length ?? 0)
    expect(new Set(texts).size).toBeGreaterThanOrEqual(60)
    expect(Math.max(...often)).toBeLessThanOrEqual(texts.length * 0.05)
    expect(texts.some((text) => /\p{Script=Han}/u.test(text))).toBe(true)
    expect(texts.some((text) => /^[\p{ASCII}’]+$/u.test(text))).toBe(true)
  })
})
