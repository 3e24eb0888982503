export { inboxApi } from './api.ts'
