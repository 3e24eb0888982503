export { dashboardRoutes } from './routes.ts'
export { type ServerFacts, serverFacts } from './status/server-facts.ts'
export { tellWhoWasAsked } from './tell-who-was-asked.ts'
