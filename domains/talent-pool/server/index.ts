export { talentPoolFillings } from './fillings.ts'
export { talentPoolRoutes } from './routes.ts'
