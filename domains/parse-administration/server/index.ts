export { beginNewer } from './begin-newer.ts'
export { correctedResumes, judgeOwn } from './own-corrections.ts'
export { readNewer } from './read-newer.job.ts'
export { parseAdministrationRoutes } from './routes.ts'
