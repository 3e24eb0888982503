export { themesApi } from './api.ts'
export { themesRefusals } from './refusals.ts'
export type { Picture, Theme, ThemeChanges, ThemeInFull } from './schemas.ts'
