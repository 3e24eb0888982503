export * as activity from './activity.ts'
export { type Outcome, outcomes } from './outcomes.ts'
