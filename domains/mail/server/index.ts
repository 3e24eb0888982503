export { hasMailServer, type InstallationMail, installationMail } from './mail-server.ts'
export { mailRoutes } from './routes.ts'
export { sendMail } from './send-mail.job.ts'
export { type NewMail, writeMail } from './write-mail.ts'
