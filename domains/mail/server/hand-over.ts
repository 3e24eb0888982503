import type { MailFault } from '@bole/mail/model'
import { innerHostIn } from '@bole/platform/outward'
import type { Transporter } from 'nodemailer'
import type { MailServer } from './mail-server.ts'

/** A message as it is handed over. */
export interface Letter {
  /** Without its angle brackets; the same each time the message is handed over. */
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
  /** Where one asks for no more of its kind; null: it is about somebody's own affairs. */
  readonly unsubscribeUrl?: string | null
  /** Where it is answered; null: where it comes from. */
  readonly replyTo?: string | null
}

/** What the server said: it took the message, or why it did not. */
export type HandedOver =
  | { readonly isTaken: true; readonly said: string }
  | {
      readonly isTaken: false
      readonly said: string
      readonly fault: MailFault
      /** The host that was not asked, as the operator allows none there; null where it was. */
      readonly innerHost: string | null
    }

/** What is kept of a server's words, in characters. */
const wordsAtMost = 500

/** The way to a mail server. */
interface Way {
  readonly server: MailServer
  readonly transport: Transporter
  /** Ends the wait for the server's answer; what it says after that is not heard. */
  readonly signal?: AbortSignal
}

/** Hands a message to a mail server, and answers in the server's words; never throws. */
export async function handOver({ server, transport, signal }: Way, letter: Letter): Promise<HandedOver> {
  try {
    const { response } = await transport.sendMail({
      ...(signal ? { signal } : {}),
      messageId: `<${letter.messageId}>`,
      from: server.sender,
      // As one address, whatever stands in it: a comma does not make two of it.
      to: { name: '', address: letter.to },
      ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
      subject: letter.subject,
      text: letter.text,
      ...(letter.html === null ? {} : { html: letter.html }),
      // No answering machine answers it (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated', ...leaving(letter.unsubscribeUrl ?? null) },
      ...(server.kind === 'installation' && server.dkim ? { dkim: server.dkim } : {}),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return { isTaken: true, said: shortened(response ?? '') }
  } catch (error) {
    return { isTaken: false, ...readFault(error), innerHost: innerHostIn(error) }
  }
}

/** One click in the reader's mail program (RFC 8058). */
const leaving = (url: string | null) =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

function readFault(error: unknown): { said: string; fault: MailFault } {
  const told: Readonly<Record<string, unknown>> = error instanceof Error ? { ...error } : {}
  const { code, response, responseCode } = told
  const message = error instanceof Error ? error.message : error
  return {
    said: shortened(typeof response === 'string' ? response : String(message)),
    fault: {
      answer: typeof responseCode === 'number' ? responseCode : null,
      isOfMessage: code === 'EENVELOPE' || code === 'EMESSAGE',
    },
  }
}

function shortened(words: string): string {
  return words
    .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, wordsAtMost)
}
