export { mailApi } from './api.ts'
export { mailEvents } from './events.ts'
export { mailRefusals } from './refusals.ts'
