export { CareersRoutes } from './careers-routes.tsx'
