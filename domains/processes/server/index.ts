export { type DefaultProcesses, ensureDefaultProcesses } from './ensure-default-processes.ts'
export { processesRoutes } from './routes.ts'
export { followers, standingsUnder } from './slots.ts'
export { stepsOf } from './steps-of.ts'
