import { mailApi, mailRefusals } from '@bole/mail/contract'
import { defineRoutes } from '@bole/platform/server'
import { createMailServer } from './create-mail-server.ts'
import { getMailServer } from './get-mail-server.ts'
import { cancelMail, sendAgain } from './keep-outbox.ts'
import { listMails } from './list-mails.ts'
import { sendTestMail } from './send-test-mail.ts'
import { removeMailServer, updateMailServer } from './update-mail-server.ts'

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
