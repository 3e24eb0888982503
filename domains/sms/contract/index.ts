export { smsEvents } from './events.ts'
