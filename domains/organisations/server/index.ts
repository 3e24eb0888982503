export { organisationsRoutes } from './routes.ts'
export { pictureMaker, skinsWorn } from './slots.ts'
