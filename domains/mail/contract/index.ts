export { mailApi } from './api.ts'
export { mailRefusals } from './refusals.ts'
