export { clearUpload } from './clear-upload.job.ts'
export { careersProviders } from './providers.ts'
export { careersRoutes } from './routes.ts'
