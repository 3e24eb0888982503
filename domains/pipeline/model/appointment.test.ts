import { stages, statuses } from '@bole/processes/model'
import { expect, test } from 'vitest'
import { actionsOfAppointment, clearsBegunAppointment } from './appointment.ts'

const now = new Date('2030-03-04T10:00:00Z')
const past = new Date('2030-03-04T09:00:00Z')
const future = new Date('2030-03-04T11:00:00Z')

test.each([
  ['its time is taken out', past, { begins: null }, true],
  ['its people are taken out', past, { people: 0 }, true],
  ['it begins at this moment and its time is taken out', now, { begins: null }, true],
  ['its time is corrected', past, { begins: past.toISOString() }, false],
  ['other people are named', past, { people: 1 }, false],
  ['nothing of it changes', past, {}, false],
  ['it has not begun', future, { begins: null, people: 0 }, false],
  ['it has no time', null, { begins: null, people: 0 }, false],
] as const)('an appointment: %s', (_, begins, change, isCleared) => {
  expect(clearsBegunAppointment({ begins, people: 2 }, change, now)).toBe(isCleared)
})

test('nobody can be taken out of a begun appointment without people', () => {
  expect(clearsBegunAppointment({ begins: past, people: 0 }, { people: 0 }, now)).toBe(false)
})

const { interview } = stages.stage

test.each([
  ['not_started', 'cancel change', 'absent change'],
  ['notified', 'cancel change', 'absent change'],
  ['viewed', 'cancel change', 'absent change'],
  ['no_reply', 'cancel change', 'absent change'],
  ['checked_in', 'change', 'absent change'],
  ['interviewing', 'change', 'absent change'],
  ['awaiting_evaluation', 'change', 'absent change'],
  ['absent', 'cancel change', 'change'],
  ['cancelled', 'cancel change', 'change'],
  ['passed', 'change', 'change'],
  ['eliminated', '', ''],
  ['refused', '', ''],
] as const)('%s: offers [%s] before its start and [%s] afterwards', (name, before, afterwards) => {
  const standing = { ...statuses.named(interview, name), leftBecause: null }
  const offered = (begins: Date) => {
    const { canCancel, canMarkAbsent, canChange } = actionsOfAppointment(standing, begins, now)
    const names = [canCancel && 'cancel', canMarkAbsent && 'absent', canChange && 'change']
    return names.filter(Boolean).join(' ')
  }
  expect([offered(future), offered(past)]).toEqual([before, afterwards])
})

test('nothing is offered of who left the list', () => {
  const standing = { ...statuses.named(interview, 'not_started'), leftBecause: 'removed' } as const
  expect(actionsOfAppointment(standing, future, now)).toEqual({
    canCancel: false,
    canMarkAbsent: false,
    canChange: false,
  })
})
