export { mailboxesApi } from './api.ts'
export { mailboxesRefusals } from './refusals.ts'
export type { Mailbox, Message } from './schemas.ts'
