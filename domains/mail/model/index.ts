export { faultInServer, type Security, type ServerFault, securities } from './mail-server.ts'
export { isUseful, type MailStanding, type MailState, mailStates, whatCanBeDone } from './mail-states.ts'
export { domainOf, paced } from './pace.ts'
export { handingOverAtMost, isForGood, type MailFault, pauseAfter } from './tries.ts'
