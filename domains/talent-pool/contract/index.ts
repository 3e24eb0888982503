export { talentPoolApi } from './api.ts'
export { talentPoolRefusals } from './refusals.ts'
export type { Folder, PoolEvent, Talent } from './schemas.ts'
