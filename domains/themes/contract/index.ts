export { themesApi } from './api.ts'
export { themesRefusals } from './refusals.ts'
export type { Theme, ThemeChanges, ThemeInFull } from './schemas.ts'
