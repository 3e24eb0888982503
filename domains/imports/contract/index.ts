export { importsApi } from './api.ts'
export { importsRefusals } from './refusals.ts'
export type { ImportDetail, ImportItem, ImportRow } from './schemas.ts'
export { importWords } from './words.ts'
