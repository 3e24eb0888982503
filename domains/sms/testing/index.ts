export { SmsPeer } from './sms-peer.ts'
