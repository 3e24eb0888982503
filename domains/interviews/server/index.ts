export { followPipeline } from './follow-pipeline.ts'
export { interviewsRoutes } from './routes.ts'
export { whereToCome } from './where-to-come.ts'
