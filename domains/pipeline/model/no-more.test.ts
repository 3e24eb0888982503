import { expect, test } from 'vitest'
import { becauseOf } from './no-more.ts'

const standing = { stage: 12, step: 60, detail: 0, processStep: 7, leftBecause: null } as const
const change = {
  ...{ before: standing, next: standing, action: 'company_comment' },
  ...{ isOtherPosition: false, isAgreedAnew: false },
}

test.each([
  ['a remark', {}, null],
  ['a rejection', { next: { ...standing, step: 50, detail: 51 } }, 'ended'],
  ['being taken off the list', { next: { ...standing, leftBecause: 'removed' } }, 'ended'],
  ['a rejection that is taken back', { before: { ...standing, step: 50, detail: 51 } }, 'resumed'],
  ['another stage', { next: { ...standing, stage: 5, processStep: 8 } }, 'left'],
  ['another round of the same stage', { next: { ...standing, processStep: 9 } }, 'left'],
  ['another position', { next: { ...standing, stage: 1 }, isOtherPosition: true }, 'repositioned'],
  ['a meeting that is cancelled', { action: 'company_cancel' }, 'called_off'],
  ['a meeting that is over', { action: 'time_passed' }, 'called_off'],
  ['an offer that lapsed', { action: 'offer_lapsed' }, 'called_off'],
  ['another time', { action: 'arrange', isAgreedAnew: true }, 'replaced'],
  ['the same time again', { action: 'arrange' }, null],
  ['that another time is to be found', { action: 'company_change_date' }, 'replaced'],
  ['that the candidate wants another', { action: 'candidate_change_date' }, 'replaced'],
] as const)('%s', (_, more, because) => {
  expect(becauseOf({ ...change, ...more })).toBe(because)
})
