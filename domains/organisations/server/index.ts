export { appliesServices } from './period/apply-services.job.ts'
export { organisationsRoutes } from './routes.ts'
export { pictureMaker, skinsWorn } from './slots.ts'
