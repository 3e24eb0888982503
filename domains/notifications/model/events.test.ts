import { stages } from '@bole/processes/model'
import { expect, test } from 'vitest'
import {
  anyStage,
  asksToCome,
  eventOf,
  eventsAt,
  isGeneral,
  isTold,
  notifyEvents,
  toldStages,
} from './events.ts'

test('every stage there is has something to be told, and no other', () => {
  expect(new Set(toldStages)).toEqual(new Set([...stages.stagesInOrder, anyStage]))
  for (const stage of toldStages) expect(eventsAt(stage).length).toBeGreaterThan(0)
  expect(eventsAt(99)).toEqual([])
})

test.each([
  ['move', 12, 'invited'],
  ['arrange', 3, 'invited'],
  ['offer_times', 12, 'choose_time'],
  ['offer_times', 3, null],
  ['move', 5, 'offered'],
  ['move', 6, 'awaited'],
  ['move', 14, null],
  ['company_pass', 12, 'passed'],
  ['company_pass', 14, null],
  ['company_eliminate', 1, 'eliminated'],
  ['company_un_sign_contact', 5, 'eliminated'],
  ['company_cancel', 12, 'cancelled'],
  ['company_cancel', 5, null],
  ['company_change_date', 12, 'invited'],
  ['company_change_date', 5, null],
  ['company_comment', 12, null],
  ['change_position', 1, 'repositioned'],
  ['change_position', 12, null],
] as const)('%s at stage %i is told as %s', (action, stage, event) => {
  expect(eventOf(action, stage)).toBe(event)
})

test('an invitation belongs to a meeting', () => {
  expect(isTold(12, 'invited')).toBe(true)
  expect(isTold(5, 'invited')).toBe(false)
})

test('who is asked to come has to be reached', () => {
  expect(notifyEvents.filter(asksToCome)).toEqual(['invited', 'choose_time'])
})

test('general is what staff write to whom they choose; what comes with an action never is', () => {
  expect(notifyEvents.filter((event) => isGeneral(event, 'staff'))).toEqual(['message'])
  expect(notifyEvents.filter((event) => isGeneral(event, 'application'))).toEqual([])
})
