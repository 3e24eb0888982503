export { automationApi } from './api.ts'
export { automationRefusals } from './refusals.ts'
export { type Config, type Rehearsal, type RuleRow, settingSchema } from './schemas.ts'
