export { sourcingRoutes } from './routes.ts'
