import type { Security } from '@bole/mail/model'

/** How a mailbox is: not looked into yet, read, or out of reach. */
export const mailboxStates = ['new', 'reading', 'failing'] as const

export type MailboxState = (typeof mailboxStates)[number]

/** What became of a mail: its résumés were taken, there were none in it, or it was not read. */
export const messageStates = ['taken', 'empty', 'refused'] as const

export type MessageState = (typeof messageStates)[number]

/** Why a mail was not read. */
export const messageReasons = ['message_unreadable', 'too_large'] as const

export type MessageReason = (typeof messageReasons)[number]

/** An organisation has so many mailboxes at most. */
export const mailboxesAtMost = 50

/** A mailbox is read so many folders deep, and sorted by so many rules. */
export const foldersAtMost = 20
export const rulesAtMost = 100

/** A mail larger than this is not fetched, in bytes. */
export const messageBytesAtMost = 60 * 1024 * 1024

/** How long until a mailbox that failed so often is tried again, in milliseconds: twice as long each time, half an hour at most. */
export function waitAfter(failures: number): number {
  return Math.min(5_000 * 2 ** Math.max(0, failures - 1), 30 * 60_000)
}

/** A password travels unencrypted only within the operator's own network. */
export function needsEncryption(security: Security, isInner: boolean): boolean {
  return security === 'none' && !isInner
}
