import { convert } from 'html-to-text'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'

/** How much of one mail is looked at, whoever sent it. */
const letterLimits = {
  /** Mails within mails; what lies deeper is left as the file it is. */
  depth: 3,
  /** Parts within parts of one mail, and what the heads of all of them may come to. */
  nesting: 60,
  headBytes: 512 * 1024,
  /** Files of a mail with those it brings along; one with more is nothing a person wrote. */
  attached: 100,
  /** Letters of a text, and of a page before it is read as one. */
  textLetters: 200_000,
  htmlLetters: 2_000_000,
} as const

/** One mail of those a message consists of: itself, and the mails attached to it. */
export interface ReadPage {
  readonly subject: string
  readonly sender: string
  readonly senderName: string
  readonly text: string
  readonly html: string | null
}

/** A file of a mail. */
interface ReadFile {
  readonly name: string
  readonly mediaType: string
  readonly isInline: boolean
  readonly content: Uint8Array
}

/** What stands in a message. */
export interface ReadLetter {
  readonly pages: readonly [ReadPage, ...ReadPage[]]
  /** Whom it was sent to, in one line. */
  readonly recipients: string
  /** Milliseconds since 1970; null where it says no date that there is. */
  readonly sentAt: number | null
  readonly files: readonly ReadFile[]
}

const options = {
  forceRfc822Attachments: true,
  maxNestingDepth: letterLimits.nesting,
  maxHeadersSize: letterLimits.headBytes,
} as const

const addressesOf = (addresses: readonly Address[] = []) =>
  addresses.flatMap((one) => (one.group ? one.group : [one])).map(({ address }) => address)

const bytesOf = (content: Attachment['content']) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)

/** A page as people read it: what it says in letters alone. */
function textIn(html: string): string {
  return convert(html.slice(0, letterLimits.htmlLetters), {
    wordwrap: false,
    limits: { maxInputLength: letterLimits.htmlLetters, maxDepth: 200, maxChildNodes: 20_000 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
    ],
  })
}

function pageOf(mail: Email): ReadPage {
  const html = mail.html?.slice(0, letterLimits.htmlLetters) || null
  const text = mail.text || (html ? textIn(html) : '')
  return {
    subject: mail.subject ?? '',
    sender: mail.from?.address ?? '',
    senderName: mail.from?.name ?? '',
    text: text.slice(0, letterLimits.textLetters),
    html,
  }
}

/** A message, read with the mails that are attached to it. Throws where it is past its limits. */
export async function work(source: Uint8Array): Promise<ReadLetter> {
  const mail = await PostalMime.parse(source, options)
  const brought: ReadPage[] = []
  const files: ReadFile[] = []
  const gather = async ({ attachments }: Email, depth: number): Promise<void> => {
    for (const { filename, mimeType, related, content } of attachments) {
      if (files.length + brought.length >= letterLimits.attached) throw new Error('too much is attached')
      const bytes = bytesOf(content)
      if (mimeType === 'message/rfc822' && depth < letterLimits.depth) {
        const inner = await PostalMime.parse(bytes, options)
        brought.push(pageOf(inner))
        await gather(inner, depth + 1)
      } else
        files.push({ name: filename ?? '', mediaType: mimeType, isInline: related === true, content: bytes })
    }
  }
  await gather(mail, 1)
  return {
    pages: [pageOf(mail), ...brought],
    recipients: addressesOf([...(mail.to ?? []), ...(mail.cc ?? [])])
      .join(' ')
      .slice(0, 2000),
    sentAt: Date.parse(mail.date ?? '') || null,
    files,
  }
}
