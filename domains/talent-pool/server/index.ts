export { talentPoolFillings } from './fillings.ts'
export { looksAtConsent } from './look-at-consent.job.ts'
export { foldersToFill, poolByRule } from './pool-by-rule.ts'
export { talentPoolRoutes } from './routes.ts'
