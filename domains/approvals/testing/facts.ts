import type { DomainFacts } from '@bole/server/testing'

export const facts: DomainFacts = {
  records: {},
  needs: ['pipeline'],
  make: () => Promise.resolve(),
  foreignAnswers: {
    filter: [
      'approvals.listApprovals query.check_by_user_id',
      'approvals.listApprovals query.department_id',
      'approvals.listApprovals query.position_id',
    ],
    each: ['approvals.batchAddCheck body.applications.[].post_id'],
    unknown_person: [
      'approvals.addCheck body.check_by_user_ids',
      'approvals.batchAddCheck body.check_by_user_ids',
    ],
  },
  moreRows: [],
}
