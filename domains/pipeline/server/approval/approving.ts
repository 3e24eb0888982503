// What the domain that keeps rounds of approvers needs of applications in approval.

export { lockedApplications } from '../application-store.ts'
export { tellCandidates } from '../change/tell-candidates.ts'
export { approvalVotes, type Voting, type Weighed } from '../slots.ts'
export { askManyToApprove, askToApprove } from './ask-to-approve.ts'
export { decideApproval } from './decide-approval.ts'
export { keepTurnsOfApprovers } from './turns-of-approvers.ts'
