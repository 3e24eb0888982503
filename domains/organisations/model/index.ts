export { joinAddress, splitAddress } from './address.ts'
export {
  type AgencyDeed,
  agencyActions,
  agencyDeeds,
  agencyStates,
  isCompanyId,
  isRenewal,
  stateOf,
} from './agency.ts'
export { type PictureKind, pictureKinds } from './pictures.ts'
export {
  isFresh,
  isTimely,
  pageTextToSign,
  signingSeconds,
  textToSign,
} from './signing.ts'
