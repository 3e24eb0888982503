export { talentPoolApi } from './api.ts'
export { talentPoolRefusals } from './refusals.ts'
