export { turnsWhileAway } from './away/turn-again.ts'
export { followApprovals } from './follow-approvals.ts'
export { approvalsRoutes } from './routes.ts'
export { fillApprovalVotes } from './weigh-votes.ts'
