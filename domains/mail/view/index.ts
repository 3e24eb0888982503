import type { MailState } from '@bole/mail/model'

/** Mail that waits for somebody to look after it. */
export interface MailView {
  mails: {
    organisation_id: number
    id: number
    recipient: string
    subject: string
    state: MailState
    useful_until: Date | null
    created_at: Date
  }
}
