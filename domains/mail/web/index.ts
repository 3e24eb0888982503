export { MailSettings } from './mail-settings.tsx'
export { ServerAnswer } from './server-answer.tsx'
