import type { ItemReason } from '@bole/intake/model'
import { type Board, boardOf, type MessageReason, type MessageState, piecesOf } from '@bole/mailboxes/model'
import { storableText } from '@bole/platform/outward'
import { cleanFileName } from '@bole/platform/server'
import type { ReadLetter, ReadPage } from './letter-work.ts'

/** A file that goes into the ledger of arrivals. */
interface NewFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What is written down of a message, and what of it goes into the ledger. */
export interface Contents {
  readonly subject: string
  readonly sender: string
  readonly senderName: string
  readonly recipients: string
  /** What it and the mails it brings are about, in one line. */
  readonly subjects: string
  readonly sentAt: Date | null
  readonly board: Board | null
  readonly state: MessageState
  readonly reason: MessageReason | null
  /** Why its files are not even read. */
  readonly itemReason: ItemReason | null
  readonly files: readonly NewFile[]
  readonly leftOut: readonly string[]
}

/** What the server that keeps a message tells of it. */
export interface Heading {
  readonly subject: string
  readonly sender: string
  readonly senderName: string
}

const shortText = (text: string, most: number) =>
  storableText(text).replace(/\s+/g, ' ').trim().slice(0, most)

const headingOf = ({ subject, sender, senderName }: Heading): Heading => ({
  subject: shortText(subject, 300),
  sender: shortText(sender, 200),
  senderName: shortText(senderName, 100),
})

const endings: Readonly<Record<string, string>> = {
  'application/pdf': '.pdf',
  'application/zip': '.zip',
  'application/msword': '.doc',
  'application/rtf': '.rtf',
  'text/rtf': '.rtf',
  'image/png': '.png',
  'image/jpeg': '.jpg',
}

/** What a file without a name is called: as its mail, with the ending of what it says it is. */
const nameOf = (name: string, subject: string, mediaType: string) =>
  cleanFileName(name || `${subject || 'mail'}${endings[mediaType] ?? '.docx'}`)

const titled = (subject: string, ending: string) =>
  cleanFileName(`${subject.slice(0, 150) || 'mail'}${ending}`)

function fileOfPage({ subject, text, html }: ReadPage): NewFile {
  const page = html === null ? text : `<!doctype html><meta charset="utf-8">${html}`
  return { name: titled(subject, html === null ? '.txt' : '.html'), bytes: new TextEncoder().encode(page) }
}

/** A message that was not read: it is kept whole, unless it was too large for that. */
export function unread(heading: Heading, source: Uint8Array | null): Contents {
  const reason = source === null ? 'too_large' : 'message_unreadable'
  const head = headingOf(heading)
  return {
    ...head,
    ...{
      recipients: '',
      subjects: head.subject,
      sentAt: null,
      board: null,
      state: 'refused',
      reason,
      itemReason: reason,
    },
    files: [{ name: titled(head.subject, '.eml'), bytes: source ?? new Uint8Array() }],
    leftOut: [],
  }
}

/** The day a message says it was written on, where that may be: senders write what they like. */
function dateOf(at: number | null): Date | null {
  const isLikely = at !== null && at > Date.UTC(1990) && at < Date.now() + 7 * 86_400_000
  return isLikely ? new Date(at) : null
}

/** What is in a message: the résumés it brings; one without any is kept whole, so that nothing is lost by how we look. */
export function contentsOf(letter: ReadLetter, source: Uint8Array): Contents {
  const [own] = letter.pages
  const head = headingOf(own)
  const pages = letter.pages.map((page) => ({ ...page, board: boardOf(page), hasHtml: page.html !== null }))
  const attached = letter.files.map((file) => ({ ...file, bytes: file.content.length }))
  const found = piecesOf({ pages, attached })
  const files = [
    ...found.taken
      .flatMap((place) => letter.files[place] ?? [])
      .map(({ name, mediaType, content }) => ({
        name: nameOf(name, head.subject, mediaType),
        bytes: content,
      })),
    ...found.pages.flatMap((place) => letter.pages[place] ?? []).map(fileOfPage),
  ]
  const isEmpty = files.length === 0
  return {
    ...head,
    recipients: letter.recipients,
    subjects: shortText(pages.map(({ subject }) => subject).join(' '), 1000),
    sentAt: dateOf(letter.sentAt),
    board: pages.find(({ board }) => board !== null)?.board ?? null,
    state: isEmpty ? 'empty' : 'taken',
    reason: null,
    itemReason: isEmpty ? 'no_resume' : null,
    files: isEmpty ? [{ name: titled(head.subject, '.eml'), bytes: source }] : files,
    leftOut: found.left.flatMap((place) => letter.files[place] ?? []).map(({ name }) => cleanFileName(name)),
  }
}
