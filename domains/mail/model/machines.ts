import type { Report } from './arrivals.ts'

/** What came in, as far as it shows who wrote it. */
export interface Written {
  /** Its headers, by their names in small letters. */
  readonly headers: ReadonlyMap<string, string>
  /** The address it says it is from. */
  readonly from: string
  readonly subject: string
  readonly text: string
}

/** Names that mail servers sign with. */
const daemons = /^(?:mailer[-_.]?daemon|postmaster|mail[-_.]?delivery(?:[-_.]?(?:system|subsystem))?)@/i

/** Headers that only programs write which answer everything (RFC 3834, section 5, and what came before it). */
const ofPrograms = ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress']

/** `Precedence` of what nobody typed. */
const precedences = ['auto_reply', 'auto-reply', 'bulk', 'junk']

/** How the subject of an absence begins, in the languages that mail programs have. */
const absences = new RegExp(
  [
    '^\\s*(?:自动(?:回复|答复)|自動(?:回覆|回復|答覆)|automatic reply|auto(?:matic)?[- ]?(?:reply|response)|out of (?:the )?office',
    '|resposta autom[áa]tica|fora do escrit[óo]rio|respuesta autom[áa]tica|automatische antwort|abwesenheitsnotiz|r[ée]ponse automatique',
    '|自動応答|자동 ?(?:회신|응답))',
  ].join(''),
  'iu',
)

/** Subjects of what a mail server says of a message that it has not given up, or has delivered. */
const notOver =
  /\b(?:delay(?:ed)?|warning|success(?:ful(?:ly)?)?)\b|^(?:delivered|relayed|expanded|read):|延迟|延遲|atras/i

/**
 * Who wrote what came in: `returned`, with what the server says of it, where a message of ours came back without a report of RFC 3464; `program`
 * where something answers everything, or says only that it is late; else a person.
 */
export function writerOf(mail: Written): { readonly returned: Report } | 'program' | 'person' {
  const { headers, from, subject } = mail
  const isDaemon = daemons.test(from.trim()) || headers.has('x-failed-recipients')
  if (isDaemon && notOver.test(subject) && !headers.has('x-failed-recipients')) return 'program'
  if (isDaemon) return { returned: { action: 'failed', said: wordsOfServer(mail) } }
  if (isByProgram(mail)) return 'program'
  // Nobody can be written back to who has no address: what is left is a server that gave up.
  const isFromNobody = headers.get('return-path')?.trim() === '<>'
  return isFromNobody ? { returned: { action: 'failed', said: wordsOfServer(mail) } } : 'person'
}

function isByProgram({ headers, subject }: Written): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase() ?? 'no'
  if (submitted !== 'no' || ofPrograms.some((name) => headers.has(name))) return true
  return precedences.includes(headers.get('precedence')?.trim().toLowerCase() ?? '') || absences.test(subject)
}

/** Where the copy of what came back begins. */
const copy = /^-{2,}[^\n]*\b(?:copy|original|returned|message)\b/im
const addressAlone = /^\s*<?[^\s<>@]+@[^\s<>@]+>?:?\s*$/
const refusal = /(?:^|[\s#(])[45](?:\d\d[ -]|\.\d{1,3}\.\d{1,3})/

/** What the server says in a text for people: what stands beneath the address, else the line with the code, else the subject. */
function wordsOfServer({ text, subject }: Written): string {
  const plain = text.replaceAll('\r\n', '\n')
  const begins = plain.search(copy)
  const lines = (begins < 0 ? plain : plain.slice(0, begins)).split('\n')
  const beneath = lines.slice(lines.findLastIndex((line) => addressAlone.test(line)) + 1)
  const isBeneathAddress = beneath.length < lines.length
  const end = beneath.findIndex((line) => line.trim() === '')
  const paragraph = beneath.slice(0, end < 0 ? undefined : end)
  const said =
    isBeneathAddress && end !== 0 ? paragraph : lines.filter((line) => refusal.test(line)).slice(0, 1)
  return (said.join(' ').replace(/\s+/g, ' ').trim() || subject.trim()).slice(0, 500)
}
