export { CandidatesLink } from './list/candidates-link.tsx'
export { DepartmentPositions } from './list/department-positions.tsx'
export { PositionsOf } from './list/positions-of.tsx'
export { PositionsView } from './list/positions-view.tsx'
