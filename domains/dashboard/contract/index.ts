export { dashboardApi } from './api.ts'
