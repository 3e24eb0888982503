import type { MailState, Security } from '@bole/mail/model'
import type { Generated } from 'kysely'

export interface MailRow {
  organisation_id: number
  id: Generated<number>
  message_key: string
  recipient: string
  language: string
  subject: string
  plain: string
  html: string | null
  is_secret: Generated<boolean>
  about: string
  state: Generated<MailState>
  attempts: Generated<number>
  said: Generated<string>
  begun_at: Date | null
  handed_at: Date | null
  next_try_at: Date | null
  useful_until: Date | null
  sent_at: Date | null
  paced_at: Date | null
  unsubscribe_url: string | null
  takes_replies: Generated<boolean>
  created_at: Generated<Date>
}

export interface MailServerRow {
  organisation_id: number
  id: Generated<number>
  host: string
  port: number
  security: Security
  username: Generated<string>
  sealed_password: Uint8Array | null
  sender_name: Generated<string>
  sender_address: string
  version: Generated<number>
}

export interface MailPaceRow {
  organisation_id: number
  domain: string
  free_at: Date
}

export interface MailTables {
  mails: MailRow
  mail_servers: MailServerRow
  mail_paces: MailPaceRow
}
