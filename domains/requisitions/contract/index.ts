export { requisitionsApi } from './api.ts'
export { requisitionsRefusals } from './refusals.ts'
export type { RequisitionDetail, RequisitionListItem } from './schemas.ts'
