import { statuses } from '@bole/processes/model'
import { friendStageOf, milestonesReached } from '@bole/referral/model'
import { expect, test } from 'vitest'

/** Every status: what the colleague reads of it, and the furthest milestone it has reached. */
const cases: readonly (readonly [code: string, name: string, friend: string, milestone: string])[] = [
  ['1/0/0', 'awaiting_screening', 'received', 'applied'],
  ['1/20/0', 'pending_decision', 'under_way', 'applied'],
  ['1/30/0', 'passed', 'under_way', 'applied'],
  ['1/40/41', 'eliminated', 'closed', 'applied'],
  ['1/40/42', 'refused', 'closed', 'applied'],
  ['14/10/0', 'no_approver', 'under_way', 'applied'],
  ['14/20/0', 'in_approval', 'under_way', 'applied'],
  ['14/30/0', 'awaiting_decision', 'under_way', 'applied'],
  ['14/40/0', 'approved', 'under_way', 'applied'],
  ['14/50/51', 'eliminated', 'closed', 'applied'],
  ['14/50/52', 'refused', 'closed', 'applied'],
  ['16/10/11', 'to_arrange', 'under_way', 'applied'],
  ['16/10/12', 'rescheduled', 'under_way', 'applied'],
  ['16/10/13', 'cancelled', 'under_way', 'applied'],
  ['16/10/14', 'absent', 'under_way', 'applied'],
  ['16/10/15', 'not_delivered', 'under_way', 'applied'],
  ['16/10/16', 'time_unsuitable', 'under_way', 'applied'],
  ['16/20/21', 'not_started', 'under_way', 'applied'],
  ['16/20/22', 'in_test', 'under_way', 'applied'],
  ['16/30/0', 'awaiting_evaluation', 'under_way', 'applied'],
  ['16/40/0', 'passed', 'under_way', 'applied'],
  ['16/50/51', 'eliminated', 'closed', 'applied'],
  ['16/50/52', 'refused', 'closed', 'applied'],
  ['16/60/0', 'notified', 'under_way', 'applied'],
  ['16/60/61', 'viewed', 'under_way', 'applied'],
  ['3/10/11', 'to_arrange', 'under_way', 'applied'],
  ['3/10/12', 'rescheduled', 'under_way', 'applied'],
  ['3/10/13', 'cancelled', 'under_way', 'applied'],
  ['3/10/14', 'absent', 'under_way', 'applied'],
  ['3/10/15', 'not_delivered', 'under_way', 'applied'],
  ['3/10/16', 'time_unsuitable', 'under_way', 'applied'],
  ['3/20/21', 'not_started', 'under_way', 'applied'],
  ['3/20/22', 'in_test', 'under_way', 'applied'],
  ['3/30/0', 'awaiting_evaluation', 'under_way', 'applied'],
  ['3/40/0', 'passed', 'under_way', 'applied'],
  ['3/50/51', 'eliminated', 'closed', 'applied'],
  ['3/50/52', 'refused', 'closed', 'applied'],
  ['3/60/0', 'notified', 'under_way', 'applied'],
  ['3/60/61', 'viewed', 'under_way', 'applied'],
  ['3/40/42', 'passed_automatically', 'under_way', 'applied'],
  ['15/10/11', 'to_arrange', 'under_way', 'applied'],
  ['15/10/12', 'rescheduled', 'under_way', 'applied'],
  ['15/10/13', 'cancelled', 'under_way', 'applied'],
  ['15/10/14', 'absent', 'under_way', 'applied'],
  ['15/10/15', 'not_delivered', 'under_way', 'applied'],
  ['15/10/16', 'time_unsuitable', 'under_way', 'applied'],
  ['15/20/21', 'not_started', 'under_way', 'applied'],
  ['15/20/22', 'in_test', 'under_way', 'applied'],
  ['15/30/0', 'awaiting_evaluation', 'under_way', 'applied'],
  ['15/40/0', 'passed', 'under_way', 'applied'],
  ['15/50/51', 'eliminated', 'closed', 'applied'],
  ['15/50/52', 'refused', 'closed', 'applied'],
  ['15/60/0', 'notified', 'under_way', 'applied'],
  ['15/60/61', 'viewed', 'under_way', 'applied'],
  ['15/40/42', 'passed_automatically', 'under_way', 'applied'],
  ['12/10/11', 'to_arrange', 'under_way', 'interview'],
  ['12/10/12', 'rescheduled', 'under_way', 'interview'],
  ['12/10/13', 'cancelled', 'under_way', 'interview'],
  ['12/10/14', 'absent', 'under_way', 'interview'],
  ['12/10/15', 'removed_from_room', 'under_way', 'interview'],
  ['12/10/16', 'not_delivered', 'under_way', 'interview'],
  ['12/10/17', 'time_unsuitable', 'under_way', 'interview'],
  ['12/10/18', 'no_reply', 'under_way', 'interview'],
  ['12/10/19', 'slots_used_up', 'under_way', 'interview'],
  ['12/20/21', 'not_started', 'under_way', 'interview'],
  ['12/20/22', 'checked_in', 'under_way', 'interview'],
  ['12/20/23', 'interviewing', 'under_way', 'interview'],
  ['12/30/0', 'awaiting_evaluation', 'under_way', 'interview'],
  ['12/40/0', 'passed', 'under_way', 'interview'],
  ['12/50/51', 'eliminated', 'closed', 'interview'],
  ['12/50/52', 'refused', 'closed', 'interview'],
  ['12/60/0', 'notified', 'under_way', 'interview'],
  ['12/60/61', 'viewed', 'under_way', 'interview'],
  ['5/10/11', 'negotiating', 'offer', 'offer'],
  ['5/10/12', 'rescheduled', 'offer', 'offer'],
  ['5/10/13', 'cancelled', 'offer', 'offer'],
  ['5/10/14', 'absent', 'offer', 'offer'],
  ['5/10/15', 'past_validity', 'offer', 'offer'],
  ['5/20/21', 'considering', 'offer', 'offer'],
  ['5/30/31', 'signed', 'offer', 'offer'],
  ['5/40/41', 'withdrawn', 'closed', 'offer'],
  ['5/40/42', 'refused', 'closed', 'offer'],
  ['5/50/51', 'accepted', 'offer', 'offer'],
  ['6/10/11', 'awaiting_entry', 'offer', 'offer'],
  ['6/10/12', 'past_entry_date', 'offer', 'offer'],
  ['6/20/21', 'entered', 'joined', 'joined'],
  ['6/30/31', 'did_not_enter', 'closed', 'offer'],
]

test('every status there is has its line', () => {
  const codes = statuses.statuses.map(({ stage, step, detail }) => [stage, step, detail].join('/'))
  expect(cases.map(([code]) => code)).toEqual(codes)
})

test.each(cases)('%s, %s, reads as %s and has reached %s', (code, name, friend, milestone) => {
  const [stage = 0, step = 0, detail = 0] = code.split('/').map(Number)
  const standing = { stage, step, detail }
  expect(statuses.knownStatus(standing)?.name).toBe(name)
  expect(friendStageOf(standing, true)).toBe(friend)
  expect(friendStageOf(standing, false)).toBe('closed')
  expect(milestonesReached(standing).at(-1)).toBe(milestone)
})
