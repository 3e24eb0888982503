export { CandidatesLink } from './list/candidates-link.tsx'
export { PositionsOf } from './list/positions-of.tsx'
export { PositionsView } from './list/positions-view.tsx'
