import { mailApi, mailRefusals } from '@bole/mail/contract'
import { defineRoutes } from '@bole/platform/server'
import { getMailServer } from './get-mail-server.ts'
import { createMailServer, removeMailServer, updateMailServer } from './keep-mail-server.ts'
import { cancelMail, listMails, sendAgain } from './keep-outbox.ts'
import { sendTestMail } from './send-test-mail.ts'

export const mailRoutes = defineRoutes(
  mailApi,
  {
    getMailServer,
    createMailServer,
    updateMailServer,
    removeMailServer,
    sendTestMail,
    listMails,
    sendAgain,
    cancelMail,
  },
  mailRefusals,
)
