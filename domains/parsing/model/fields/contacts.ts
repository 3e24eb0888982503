import { type Reading, reading } from '../reading.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { digits, FOREIGN, LOCAL, MAIL_BEGUN, MAINLAND, mailIn, phoneIn } from './contact-numbers.ts'
import type { Labelled } from './labels.ts'

/** The person's mail address: the first in the document, a labelled one before others. */
export function readMail(lines: Line[], labelled: Labelled[]): Reading<string> | undefined {
  for (const { kind, value, line } of labelled) {
    const mail = kind === 'email' ? mailIn(value) : null
    if (mail) return reading(mail, 0.99, locate(line, mail))
  }
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1]
    const mail = mailIn(line.text)
    const begun = next && (mail === null || !/\.[a-z]{2,}$/i.test(mail)) && line.text.match(MAIL_BEGUN)?.[0]
    const joined = begun ? mailIn(begun + next.text.split(/\s/)[0]) : null
    if (joined && begun) return reading(joined, 0.85, locate(line, begun))
    if (mail) return reading(mail, 0.97, locate(line, mail))
  }
  return undefined
}

const isOtherNumber = (text: string) =>
  /身份证|证件|qq|微信|wechat|传真|fax|id\s?(?:no|number)|邮编/i.test(text)

/** The person's telephone number: a labelled one first, then a mobile anywhere, then any other in the contact lines. */
export function readPhone(
  lines: Line[],
  labelled: Labelled[],
  contactLines: Line[],
): Reading<string> | undefined {
  for (const { kind, value, line } of labelled) {
    const phone = kind === 'phone' && !/@/.test(value.slice(0, 12)) ? phoneIn(value, true) : null
    if (phone) return reading(phone, 0.98, locate(lineWithText(line, value), value))
  }
  const plain = lines.filter((line) => !isOtherNumber(line.text) || /电话|手机|phone|tel/i.test(line.text))
  for (const line of plain) {
    const match = line.text.match(MAINLAND)
    if (match?.[1]) return reading(digits(match[1]), 0.95, locate(line, match[0].trim()))
  }
  for (const line of contactLines) {
    const phone = isOtherNumber(line.text) ? null : phoneIn(line.text)
    const piece = (line.text.match(FOREIGN) ?? line.text.match(LOCAL))?.[0]
    if (phone)
      return reading(phone, phone.startsWith('+') ? 0.93 : 0.8, locate(line, piece?.trim() ?? line.text))
  }
  return undefined
}
