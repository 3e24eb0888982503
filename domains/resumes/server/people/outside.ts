// What other domains need of the records of one person.
export { heldApplications, heldMembers } from '../slots.ts'
export { findPairs } from './find-pairs.ts'
export { lookForPairs, lookThrough } from './look-for-pairs.job.ts'
export { peopleRules } from './rules-store.ts'
