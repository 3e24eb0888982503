export { projects, useProjects } from './filters.ts'
export { ProjectSteps } from './project-steps.tsx'
