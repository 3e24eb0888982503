export { conceptsRoutes } from './routes.ts'
