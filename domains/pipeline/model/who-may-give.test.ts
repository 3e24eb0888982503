import { stages } from '@bole/processes/model'
import { describe, expect, test } from 'vitest'
import { companyActions } from './company-feedback.ts'
import { mayGive, type Taking } from './who-may-give.ts'

const { screening, approval, interview, assessment, offer, entry } = stages.stage
const judged = ['pass', 'eliminate', 'remain', 'absence', 'change_score', 'comment']

describe('whoever moves nobody', () => {
  test.each<[Taking, stages.Stage, readonly string[]]>([
    ['approver', approval, judged],
    ['approver', interview, ['comment']],
    ['approver', screening, ['comment']],
    ['interviewer', interview, judged],
    ['main_interviewer', assessment, judged],
    ['interviewer', approval, ['comment']],
    ['main_interviewer', offer, ['comment']],
    ['interviewer', entry, ['comment']],
    ['owner', offer, companyActions.filter((action) => action !== 'change_date')],
  ])('as %s records at stage %i no more than what is theirs to say', (taking, stage, allowed) => {
    const may = companyActions.filter((action) =>
      mayGive(stage, new Set([taking]), { side: 'company', action }),
    )
    expect([...may].toSorted()).toEqual([...allowed].toSorted())
  })

  test('answers for candidates only as the owner, and without a part says nothing', () => {
    const answering = { side: 'candidate' } as const
    expect(mayGive(interview, new Set(['owner']), answering)).toBe(true)
    expect(mayGive(interview, new Set(['interviewer', 'approver']), answering)).toBe(false)
    expect(mayGive(interview, new Set(), { side: 'company', action: 'comment' })).toBe(false)
  })
})
