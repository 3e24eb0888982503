export type { MovedPart, MovedWork } from '../model/open-work.ts'
export { createAuthenticator } from './authenticate.ts'
export { canBeChosen } from './can-be-chosen.ts'
export { accountsProviders } from './notice-reader.ts'
export * as ownOrganisation from './organisation.ts'
export { hashPassword } from './password-hash.ts'
export { pinyinOf } from './pinyin-of.ts'
export { type PlatformAddresses, platformAddresses } from './platforms/platform-addresses.ts'
export { sendToPlatform } from './platforms/send-to-platform.job.ts'
export { readerOf, type StandingReader } from './reader-of.ts'
export { accountsRoutes } from './routes.ts'
export { setSessionDays } from './session-days.ts'
export { type CompanyClock, companyClock } from './set-up/company-clock.ts'
export { newSetUpCode } from './set-up/set-up-code.ts'
export {
  departmentCandidates,
  departmentUse,
  type Handing,
  openWork,
  sights,
} from './slots.ts'
export { type AccountSync, accountSync } from './users/account-sync.ts'
export { type Colleague, colleagues } from './users/colleagues.ts'
