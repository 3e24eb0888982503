export { organisationsRoutes } from './routes.ts'
export { pictureMaker } from './slots.ts'
