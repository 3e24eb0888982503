export { rpoApi } from './api.ts'
export { rpoReasons } from './reason-texts.ts'
export { rpoRefusals } from './refusals.ts'
export type { RpoBatch, RpoFolder, RpoRecord, RpoShare, RpoTheme } from './schemas.ts'
