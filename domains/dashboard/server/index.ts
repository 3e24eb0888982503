export { dashboardRoutes } from './routes.ts'
export { tellWhoWasAsked } from './tell-who-was-asked.ts'
