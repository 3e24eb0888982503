// What other domains need of the records of one person, and of files that became nobody's.
export { dropFile, filesAreCleared } from '../drop-file.ts'
export { noteOf } from '../note-of.ts'
export { followingMerges, heldAbove, heldApplications } from '../slots.ts'
export { findPairs } from './find-pairs.ts'
export { lookForPairs, lookThrough } from './look-for-pairs.job.ts'
export { proveContact } from './proved-contacts.ts'
export { peopleRules } from './rules-store.ts'
