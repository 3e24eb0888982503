/** One step of an RTF file: a group's bound, a control word with its number, bytes of a code page, or plain letters. */
export type RtfToken =
  | { kind: 'open' | 'close' }
  | { kind: 'word'; word: string; number: number | null }
  | { kind: 'byte'; byte: number }
  | { kind: 'text'; text: string }

const TOKEN =
  /([{}])|\\([a-z]{1,32})(-?\d{1,10})?[ ]?|\\'([0-9a-f]{2})|\\([^a-z\r\n])|[\r\n]+|\\[\r\n]+|([^\\{}\r\n]+)/giy

/** Letters after which that many bytes of a picture follow as they are. */
const BINARY = 'bin'

/** The steps of an RTF file, one at a time; what is no RTF ends them. */
export function* rtfTokens(source: string): Generator<RtfToken> {
  TOKEN.lastIndex = 0
  for (let at = 0; at < source.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(source)
    if (!match) return
    const end = TOKEN.lastIndex
    const [whole, bound, word, number, byte, sign, text] = match
    if (bound) yield { kind: bound === '{' ? 'open' : 'close' }
    else if (word) yield { kind: 'word', word, number: number === undefined ? null : Number(number) }
    else if (byte) yield { kind: 'byte', byte: Number.parseInt(byte, 16) }
    else if (sign) yield { kind: 'word', word: sign, number: null }
    else if (text) yield { kind: 'text', text }
    else if (whole.startsWith('\\')) yield { kind: 'word', word: 'par', number: null }
    const skipped = word === BINARY ? Math.max(0, Number(number ?? 0)) : 0
    TOKEN.lastIndex = end + skipped
  }
}
