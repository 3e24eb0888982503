export { themesRoutes } from './routes.ts'
export { type CountProjects, countProjects, projectPositions } from './slots.ts'
