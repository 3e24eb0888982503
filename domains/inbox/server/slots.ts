import type { Language } from '@bole/platform/contract'
import type { Query, Transaction } from '@bole/platform/server'
import { defineSlot } from '@bole/platform/slots'

/** Whoever is written to. */
export interface NoticeReader {
  /** Null where they gave none: nothing is mailed then. */
  readonly email: string | null
  /** That they read, or their organisation does; null where neither says. */
  readonly language: Language | null
}

/** Somebody's account, no row where it is not enabled. Provided by the domain that keeps accounts. */
export const noticeReader = defineSlot<(userId: number) => Query<NoticeReader>>('inbox.noticeReader')

/** What is said to somebody on a platform, in their language. */
export interface PlatformMessage {
  readonly userId: number
  readonly language: Language
  readonly title: string
  readonly text: string
  /** The whole address that it leads to. */
  readonly link: string
}

/** The platforms by which people of an organisation can be told: WeCom, DingTalk and others that somebody bound. */
export interface BoundPlatforms {
  /** The names of those that somebody bound and that take messages, as the catalogue of platforms has them; no row: none. */
  readonly of: (userId: number) => Query<{ readonly platform: string }>
  /** Has a message sent to each of them. What sends it is enqueued in the transaction: nothing is waited for here. */
  readonly deliver: (tx: Transaction, message: PlatformMessage) => void | Promise<void>
}

/** Provided by the domain that keeps bindings; where nobody provides, nobody has bound any. */
export const boundPlatforms = defineSlot<BoundPlatforms>('inbox.boundPlatforms')

/** Somebody a mail with notices goes to. */
export interface MailReader {
  readonly userId: number
  readonly email: string
  readonly language: Language
  readonly now: Date
}

/** A notice that leaves by mail, with the numbers of the records it is about. */
export interface MailedNotice {
  readonly id: number
  readonly kind: string
  readonly about: readonly number[]
}

/**
 * What stands beneath notices in a mail, by their numbers: such as a link to do what they ask for. Provided by the domain that asks; a
 * mail with such a text is forgotten once it is sent.
 */
export const beneathNotices =
  defineSlot<
    (
      tx: Transaction,
      reader: MailReader,
      notices: readonly MailedNotice[],
    ) => Promise<ReadonlyMap<number, string>>
  >('inbox.beneathNotices')
