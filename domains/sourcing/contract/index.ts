export { sourcingApi } from './api.ts'
export { sourcingRefusals } from './refusals.ts'
export type { ActivityRow, DepartmentRow, RecommendationRow } from './schemas.ts'
