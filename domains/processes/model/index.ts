export { nameOfCopy } from './name-of-copy.ts'
export { defaultStages, faultInStages, type StageFault } from './stage-order.ts'
export { type ProcessStanding, whatCanBeDone, whyNotDelete } from './what-can-be-done.ts'
