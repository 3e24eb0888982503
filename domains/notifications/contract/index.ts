export { notificationsApi } from './api.ts'
export { builtInWords } from './built-in/index.ts'
export { notificationsRefusals } from './refusals.ts'
export type { Agreed, Preview, Template } from './schemas.ts'
