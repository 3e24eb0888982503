export { positionsFillings } from './providers.ts'
export { positionsRoutes } from './routes.ts'
export { positionsWithinScope } from './scope.ts'
export { applicants } from './slots.ts'
