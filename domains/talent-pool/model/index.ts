export {
  type Consent,
  type ConsentState,
  type ConsentWay,
  consentOn,
  consentStates,
  consentUntil,
  consentWays,
  heldConsent,
  isAskedJustNow,
  leavingByMerge,
  renewalOn,
  saidLater,
  withdrewFor,
} from './consent.ts'
export {
  type DistributionAction,
  type DistributionState,
  decide,
  distributionActions,
  givings,
  mayDo,
} from './distribution.ts'
export { type FolderReader, type FolderRight, type Level, levelIn, levels } from './folder-level.ts'
export { namedIn, rightsNamed } from './named-rights.ts'
export { hasRoomFor, type Places, placesOf } from './places.ts'
