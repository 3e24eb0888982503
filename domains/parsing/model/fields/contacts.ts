import { phoneNumberOf } from '@bole/sms/model'
import { confidences } from '../confidences.ts'
import { findPeriods } from '../dates/periods.ts'
import { type Reading, reading } from '../reading.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { tolerances } from '../tolerances.ts'
import { digits, FOREIGN, LOCAL, MAIL_BEGUN, MAINLAND, mailIn, phoneIn } from './contact-numbers.ts'
import { isFullLine } from './continuations.ts'
import { kindOfLabel, type Labelled } from './labels.ts'
import { endsAsMail, mailShape, withMailMended } from './mail-shape.ts'

const TAIL = /^[a-z0-9.-]{1,30}(?=\s|$)/i
const { sameEdge: SAME_EDGE, nearly: NEARLY } = tolerances.contacts
const SHORT_TAIL = /^[a-z.]{1,4}$/

const SCRAP = /^(?=.*[._\d-])[a-z0-9][a-z0-9._%+-]{3,}$/i

/** The first part of an address that a narrow column broke before its sign: a scrap as wide as the line below it, at its edge. */
function scrapAbove(above: Line | undefined, line: Line): string {
  if (!above || above.left === null || above.right === null || line.left === null || line.right === null)
    return ''
  const isAligned = Math.min(Math.abs(above.left - line.left), Math.abs(above.right - line.right)) < SAME_EDGE
  const isFull = above.right - above.left > (line.right - line.left) * NEARLY
  return isAligned && isFull && SCRAP.test(above.text) && kindOfLabel(above.text) === null ? above.text : ''
}

/** An address with where it was seen, and how far it may be trusted. */
interface MailFound {
  mail: string
  seen: string
  confidence: number
}

const { whole: WHOLE, joined: JOINED, doubted: DOUBTED, misread: MISREAD } = confidences.mail

/** The rest of an address that ends on the next line; undefined where the line's own end may be its end. */
function restBelow(lines: Line[], at: number, begun: string, mail: string | null): string | undefined {
  const below = lines[at + 1]?.text
  if (begun !== mail) return below?.match(TAIL)?.[0]
  const rest = isFullLine(lines, at) ? below?.match(SHORT_TAIL)?.[0] : undefined
  // "…edu" over "phd": an address that could end here goes on only to another ending ("…co" over "m").
  return rest && (endsAsMail(begun + rest) || !endsAsMail(begun)) ? rest : undefined
}

/** The address in a line, with what its narrow column broke off onto the next. */
function mailAt(lines: Line[], at: number): MailFound | null {
  const line = lines[at]
  const written = line ? mailIn(line.text) : null
  const begun = line?.text.match(MAIL_BEGUN)?.[0]
  const rest = begun ? restBelow(lines, at, begun, written) : undefined
  const joined = begun && rest ? mailIn(begun + rest) : null
  const scrap = line?.text.startsWith(begun ?? written ?? ' ') ? scrapAbove(lines[at - 1], line) : ''
  const mail = joined ?? written
  if (!mail) return null
  const shape = mailShape(withMailMended(scrap + mail))
  const isAsWritten = shape.isSure && shape.mail === scrap + mail
  const confidence = isAsWritten ? (joined || scrap ? JOINED : WHOLE) : DOUBTED
  const seen = (joined ? begun : written) ?? shape.mail
  return { mail: shape.mail, seen: seen.includes(shape.mail) ? shape.mail : seen, confidence }
}

/** An address whose sign or stops a reader of pictures mistook; only where there is no other. */
function misreadMail(lines: Line[]): Reading<string> | undefined {
  for (const line of lines) {
    const mended = withMailMended(line.text)
    const mail = mended === line.text ? null : mailIn(mended)
    if (mail && mailShape(mail).isSure) return reading(mail, MISREAD, locate(line, line.text))
  }
  return undefined
}

/** The person's mail address: the first in the document, a labelled one before others, one that is surely whole before all. */
export function readMail(lines: Line[], labelled: Labelled[]): Reading<string> | undefined {
  const named = labelled.filter(({ kind, value }) => kind === 'email' && mailIn(value) !== null)
  const places = named.map(({ line }) => lines.findIndex(({ index }) => index === line.index))
  let doubted: Reading<string> | undefined
  for (const at of [...places, ...lines.keys()]) {
    const found = mailAt(lines, at)
    const line = lines[at]
    if (!found || !line) continue
    const read = reading(found.mail, found.confidence, locate(line, found.seen))
    if (found.confidence > DOUBTED) return read
    doubted ??= read
  }
  return doubted ?? misreadMail(lines)
}

// Numbers that are named and no telephone's, with the name in front of them.
const OTHER_NUMBER =
  /(?:身份证|证件|(?<![\w.@])qq(?![\w.@-])|(?<![\w.@-])fax(?![\w.@-])|传真|id\s?(?:no|number)|邮编)[^\d\t|,;]{0,8}[\w.()+ –-]*/gi
const BEGUN_NUMBER = /(?:\+\d[\d ]{0,4}|1[3-9]\d)[\d\s–-]{0,9}$/
const GOES_ON = /^[\d–-][\d\s–-]{2,12}(?!\d)/

/** A text that is nothing but a number with its country's or its area's code, such as a column's without a title. */
const NUMBER_ALONE = /^\W{0,2}(?:\+[\d\s().–-]{8,24}|\(?\d{3}\)?[\s.·–-]{1,3}\d{3}[\s.·–-]{1,3}\d{4})$/

const withoutOthers = (text: string) => text.replace(OTHER_NUMBER, ' ')

/** A number with its country as it is dialled; masked digits and others as they stand. */
const dialled = (phone: string) => (phone.startsWith('+') && phoneNumberOf(phone)) || phone

/** A mobile whose line ends in the middle of it, with the rest from the next line. */
function brokenMobile(line: Line, next: Line | undefined): string | null {
  const seen = line.text.match(BEGUN_NUMBER)?.[0]
  const begun = seen && findPeriods(seen).length === 0 ? seen : undefined
  const rest = begun ? next?.text.match(GOES_ON)?.[0] : undefined
  const number = begun && rest ? (begun + rest).match(MAINLAND)?.[1] : undefined
  return number ? digits(number) : null
}

/** The person's telephone number: a labelled one first, then a mobile anywhere, then any other in the contact lines. */
export function readPhone(
  lines: Line[],
  labelled: Labelled[],
  contactLines: Line[],
): Reading<string> | undefined {
  for (const { kind, value, line } of labelled) {
    const phone = kind === 'phone' && !/@/.test(value.slice(0, 12)) ? phoneIn(value, true) : null
    if (phone) return reading(dialled(phone), 0.98, locate(lineWithText(line, value), value))
  }
  for (const [index, line] of lines.entries()) {
    const match = withoutOthers(line.text).match(MAINLAND)
    if (match?.[1]) return reading(digits(match[1]), 0.95, locate(line, match[0].trim()))
    const broken = brokenMobile(line, lines[index + 1])
    if (broken) return reading(broken, 0.85, locate(line, line.text))
  }
  // A line of its own, or beside the address: contacts that stand below everything else.
  const alone = lines.filter(
    (line) =>
      line.raw.page === 1 &&
      (line.cells.some((cell) => NUMBER_ALONE.test(cell)) || mailIn(line.text) !== null),
  )
  for (const line of [...contactLines, ...alone]) {
    const text = withoutOthers(line.text)
    const phone = phoneIn(text)
    const piece = (text.match(FOREIGN) ?? text.match(LOCAL))?.[0]
    if (phone)
      return reading(
        dialled(phone),
        phone.startsWith('+') ? 0.93 : 0.8,
        locate(line, piece?.trim() ?? line.text),
      )
  }
  return undefined
}
