export { themesFillings } from './picture-maker.ts'
export { picturesAreCleared, picturesGetReady } from './ready-picture.job.ts'
export { themesRoutes } from './routes.ts'
export { type CountProjects, countProjects, projectPositions } from './slots.ts'
