export { MailboxesReader, mailboxesToRead } from './reading/mailboxes-reader.ts'
export { mailboxesRoutes } from './routes.ts'
