export { requisitionsLeaveGoneDepartments } from './leave-gone-departments.ts'
export { requisitionsRoutes } from './routes.ts'
