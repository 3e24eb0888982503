// What a rule of the company does to an application, with the reach and the rights of whoever answers for the rule.

export type { ActingRule } from './acting-rule.ts'
export { approveByRule } from './approve-by-rule.ts'
export { feedbackByRule } from './feedback-by-rule.ts'
export { labelByRule, whyLabelNotGiven } from './label-by-rule.ts'
export { messageByRule } from './message-by-rule.ts'
export { moveByRule } from './move-by-rule.ts'
export { ownByRule } from './own-by-rule.ts'
