export { answersTo } from './answers-to.ts'
export { type FieldGroup, fieldGroups, hiddenFrom, isLimited } from './field-groups.ts'
export { maskText } from './mask-text.ts'
export { type WeakPassword, weaknessOf } from './password.ts'
export { areaOf, type Permission, permissions, permissionsOf } from './permissions.ts'
export { type Platform, platforms } from './platforms.ts'
export type { Area } from './record-areas.ts'
export {
  outranks,
  type Reach,
  type Role,
  type RoleTitle,
  reachOf,
  roles,
  seesEveryOrganisation,
  titleOf,
} from './roles.ts'
export { homeOf, safeRedirect } from './safe-redirect.ts'
export { searchFold } from './search-fold.ts'
export type { Seats } from './seats.ts'
export { type SignInOutcome, signInOutcomes } from './sign-in-outcomes.ts'
export * as signOn from './sign-on.ts'
export { sees } from './who-sees.ts'
