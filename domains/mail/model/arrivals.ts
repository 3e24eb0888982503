/** What a delivery report says of a message (RFC 3464, section 2.3). */
export interface Report {
  /** `failed`: it will not be tried again. */
  readonly action: string
  /** The status and the words of the server that refused it. */
  readonly said: string
}

/** Reads the machine's part of a delivery report; null where a text is none. */
export function readReport(text: string): Report | null {
  const field = (name: string) =>
    new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t]+.+)*)`, 'im').exec(text)?.[1]?.replace(/\s+/g, ' ').trim()
  const action = field('Action')?.toLowerCase()
  const status = field('Status')
  if (!action || !status) return null
  const words = field('Diagnostic-Code')?.replace(/^[\w-]+;\s*/, '')
  return { action, said: [status, words].filter(Boolean).join(' ').slice(0, 500) }
}

/** Where a mail program begins to quote what is answered: a line of it, in the languages our messages are in. */
const quotes = [
  /^>/m,
  /^On [^\n]{4,200}(?:\n[^\n]{0,100})?wrote:\s*$/m,
  /^Em [^\n]{4,200}(?:\n[^\n]{0,100})?escreveu:\s*$/m,
  /^[^\n]{0,200}(?:写道|寫道)[：:]\s*$/m,
  /^-{2,}\s*(?:Original Message|原始邮件|原始郵件|Mensagem original)/im,
  /^_{10,}\s*$/m,
]

/** What somebody wrote themselves, without what they quote. */
export function ownWords(text: string): string {
  const plain = text.replaceAll('\r\n', '\n')
  const begins = quotes.map((quote) => plain.search(quote)).filter((at) => at >= 0)
  const own = plain.slice(0, Math.min(plain.length, ...begins)).trim()
  return (own === '' ? plain.trim() : own).slice(0, 4000)
}

const plusKey = /\+([0-9a-f]{32})@/i
const messageKey = /<([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@/i

/** The key of the message of ours that something is about: by the address it went to, else by the Message-ID it names; null where neither is there. */
export function keyNamedIn(addresses: string, message: string): string | null {
  return (
    (plusKey.exec(addresses)?.[1] ?? messageKey.exec(message)?.[1])?.replaceAll('-', '').toLowerCase() ?? null
  )
}

/** The address at which a message is answered, so that the answer is known for its own: `jobs+{key}@acme.example`. */
export function replyAddress(mailbox: string, key: string): string {
  const at = mailbox.lastIndexOf('@')
  return `${mailbox.slice(0, at)}+${key.replaceAll('-', '')}${mailbox.slice(at)}`
}
