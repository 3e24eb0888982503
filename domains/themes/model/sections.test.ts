import { expect, test } from 'vitest'
import { invitationPath, orderedSchedule } from './sections.ts'

test('a schedule is in the order of its days; a last day that is none is left out', () => {
  const step = (title: string, day_from: string, day_to: string | null = null) => ({
    title,
    day_from,
    day_to,
  })
  const given = [
    step('b', '2027-03-02', '2027-03-02'),
    step('c', '2027-03-02', '2027-03-09'),
    step('a', '2027-03-01', '2027-02-01'),
  ]
  expect(orderedSchedule(given)).toEqual([
    step('a', '2027-03-01'),
    step('b', '2027-03-02'),
    step('c', '2027-03-02', '2027-03-09'),
  ])
})

test('an invitation leads to the career site, narrowed to the project', () => {
  expect(invitationPath('lumi', 'ABCDEFGH23')).toBe('/careers/lumi?project=ABCDEFGH23')
})
