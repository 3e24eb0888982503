export { type IntakeItem, intakeApi } from './api.ts'
export { reasonTexts } from './reason-texts.ts'
export { intakeRefusals } from './refusals.ts'
