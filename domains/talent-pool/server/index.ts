export { talentPoolFillings } from './fillings.ts'
export { looksAtConsent } from './look-at-consent.job.ts'
export { talentPoolRoutes } from './routes.ts'
