export { talentPoolRoutes } from './routes.ts'
