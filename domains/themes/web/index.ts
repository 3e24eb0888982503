export { projects, useProjects } from './filters.ts'
