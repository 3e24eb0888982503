export { routeAsTold, routesOf } from './route-door.ts'
export { lecturesRoutes } from './routes.ts'
export { newCode, signInPath } from './sign-in-code.ts'
export { knownPeople } from './slots.ts'
