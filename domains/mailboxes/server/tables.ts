import type { ArrivalsView } from '@bole/intake/view'
import type { Security } from '@bole/mail/model'
import type { Board, MailboxState, MessageReason, MessageState, RulePart } from '@bole/mailboxes/model'
import type { PositionsView } from '@bole/positions/view'
import type { CandidatesView } from '@bole/resumes/view'
import type { Generated } from 'kysely'

export interface MailboxRow {
  organisation_id: number
  id: Generated<number>
  name: string
  host: string
  port: number
  security: Security
  username: string
  sealed_password: Uint8Array | null
  folders: Generated<string[]>
  position_id: number | null
  /** YYYY-MM-DD. */
  taken_from: string
  is_on: Generated<boolean>
  state: Generated<MailboxState>
  said: Generated<string>
  looked_at: Date | null
  asked: Generated<number>
  version: Generated<number>
  created_at: Generated<Date>
}

export interface MailboxMessageRow {
  organisation_id: number
  id: Generated<number>
  mailbox_id: number
  digest: string
  folder: string
  sender: string
  sender_name: string
  subject: string
  board: Board | null
  position_id: number | null
  state: MessageState
  reason: MessageReason | null
  left_out: Generated<string[]>
  sent_at: Date
  taken_at: Date
}

export interface MailboxTables extends ArrivalsView, CandidatesView, PositionsView {
  mailboxes: MailboxRow
  mailbox_rules: {
    organisation_id: number
    mailbox_id: number
    place: number
    part: RulePart
    contains: string
    position_id: number
  }
  mailbox_folders: {
    organisation_id: number
    mailbox_id: number
    name: string
    validity: number
    last_uid: number
  }
  mailbox_messages: MailboxMessageRow
  mailbox_items: { organisation_id: number; message_id: number; item_id: number }
}
