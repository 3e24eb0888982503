export { themesRoutes } from './routes.ts'
