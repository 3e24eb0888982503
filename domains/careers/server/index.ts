export { clearUpload } from './clear-upload.job.ts'
export { careersRoutes } from './routes.ts'
