import { mailboxesApi, mailboxesRefusals } from '@bole/mailboxes/contract'
import { defineRoutes } from '@bole/platform/server'
import { createMailbox } from './create-mailbox.ts'
import { lookNow, removeMailbox, turnMailbox } from './keep-mailbox.ts'
import { listMailboxes } from './list-mailboxes.ts'
import { listMessages } from './list-messages.ts'
import { tryMailbox } from './try-mailbox.ts'
import { updateMailbox } from './update-mailbox.ts'

export const mailboxesRoutes = defineRoutes(
  mailboxesApi,
  {
    listMailboxes,
    createMailbox,
    updateMailbox,
    removeMailbox,
    turnMailbox,
    lookNow,
    tryMailbox,
    listMessages,
  },
  mailboxesRefusals,
)
