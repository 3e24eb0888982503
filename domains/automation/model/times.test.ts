import { describe, expect, test } from 'vitest'
import type { Rule, Trigger } from './setting.ts'
import { type Appointed, datesNear, type Passage, staysOver } from './times.ts'

const day = (number: number, hour = 9) => new Date(Date.UTC(2026, 10, number, hour))
const rule = (trigger: Trigger): Rule => ({
  id: 6,
  version: 1,
  setting: { trigger, conditions: [], actions: [] },
})
const between = { since: day(1), now: day(20) }
const place = (stage: number, step = 10, detail = 11) => ({ stage, step, detail })

describe('the time in a stage', () => {
  const went = (id: number, at: Date, to: number, from: number | null, application = 1): Passage => {
    return { id, applicationId: application, at, to: place(to), from: from === null ? null : place(from) }
  }
  test.each<[string, readonly Passage[], readonly Date[]]>([
    ['passes while it stands there', [went(1, day(5), 12, 1)], [day(8)]],
    ['has not passed yet', [went(1, day(18), 12, 1)], []],
    ['passed before one looks', [went(1, new Date(Date.UTC(2026, 9, 25)), 12, 1)], []],
    ['ends as it goes on', [went(1, day(5), 12, 1), went(2, day(7), 5, 12)], []],
    ['passes before it goes on', [went(1, day(5), 12, 1), went(2, day(9), 5, 12)], [day(8)]],
    ['goes on through statuses of the stage', [went(1, day(5), 12, 1), went(2, day(6), 12, 12)], [day(8)]],
    [
      'passes anew where it comes again',
      [went(1, day(2), 12, 1), went(2, day(6), 1, 12), went(3, day(9), 12, 1)],
      [day(5), day(12)],
    ],
    ['is another application’s', [went(1, day(5), 12, 1), went(2, day(6), 5, 12, 2)], [day(8)]],
    ['is of another stage', [went(1, day(5), 14, 1)], []],
  ])('%s', (_, passages, expected) => {
    const found = staysOver(rule({ when: 'stays', at: '12', days: 3 }), passages, between)
    expect(found.map(({ at }) => at)).toEqual(expected)
    for (const one of found) expect(one).toMatchObject({ ruleId: 6, by: 'system', chain: [] })
  })
})

describe('a date', () => {
  const offer = (date: Date, more: Partial<Appointed> = {}): Appointed => {
    return { recordId: 3, applicationId: 1, date, openedAt: day(2), closedAt: null, place: place(5), ...more }
  }
  test.each<[string, Appointed, readonly Date[]]>([
    ['comes near', offer(day(15)), [day(13)]],
    ['is far away', offer(day(25)), []],
    ['came near before one looks', offer(day(2), { openedAt: new Date(Date.UTC(2026, 9, 1)) }), []],
    ['is agreed on late', offer(day(15), { openedAt: day(14) }), [day(14)]],
    ['is over with its stage', offer(day(15), { closedAt: day(12) }), []],
    ['held until after it was near', offer(day(15), { closedAt: day(14) }), [day(13)]],
    ['had passed when it was opened', offer(day(15), { openedAt: day(16) }), []],
  ])('%s', (_, appointed, expected) => {
    const found = datesNear(rule({ when: 'date', date: 'offer', days: 2 }), [appointed], between)
    expect(found.map(({ at }) => at)).toEqual(expected)
  })
})
