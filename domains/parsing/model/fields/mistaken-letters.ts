import { confidences } from '../confidences.ts'
import { type Reading, reading } from '../reading.ts'
import { type Line, lineWithText } from '../text/line.ts'
import { mailIn, phoneIn } from './contact-numbers.ts'

/** What a reader of pictures takes the small pictures of contacts for, in front of what they stand for. */
const ICON =
  /(?<=^|\t)(?:[^\p{L}\p{N}\s+(]{1,2}|\p{Lu}{1,2}|\d|[ceoi])\s+(?=\+?\(?\d[\d\s().-]{5}|[A-Za-z0-9][A-Za-z0-9._%+-]*\s?[@©®]|\p{Lu}\p{Ll}{2,}|(?:www\.|https?:|[Ll]inked[Ii]n|[Gg]it[Hh]ub))/gu
const BROKEN_STOP = /(?<=@[a-z0-9-]{2,30})(?<=[a-z0-9]{3})(com|net|org|edu|cn)\b(?![.@])/i
const { doubted: DOUBTED } = confidences.mail

/** Lines of contacts in a picture without the letters that their small pictures were taken for ("@ +49 …", "OQ Valencia"). */
export function withoutIcons(lines: Line[]): Line[] {
  return lines.map((line) => {
    const mended = line.text.includes('@') ? line.text.replace(BROKEN_STOP, '.$1') : line.text
    const isContact = mailIn(mended) !== null || phoneIn(mended) !== null
    const text = isContact ? mended.replace(ICON, '') : line.text
    return text === line.text ? line : lineWithText(line, text)
  })
}

const wordsOf = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[\s.'-]+/)
    .filter((word) => word.length > 0)

/**
 * An address read off a picture, without a letter in front that the person's name does not have there: a small picture taken for
 * one ("Mjane.roe@…" of Jane Roe). What is cut off leaves it in doubt, and so does a name that has nothing to do with it: any of its
 * letters may have been mistaken.
 */
export function mailBesideName(mail: Reading<string>, name: string | undefined): Reading<string> {
  const words = wordsOf(name ?? '')
  const local = mail.value.split('@')[0]?.toLowerCase() ?? ''
  const extra = [1, 2].find((length) =>
    words.some((word) => word.length > 2 && local.startsWith(word, length)),
  )
  const isOwn = words.some((word) => local.startsWith(word.slice(0, 1)))
  if (extra === undefined || isOwn) {
    const isConfirmed = words.some((word) => word.length > 2 && local.includes(word))
    const most = isConfirmed ? confidences.seen.confirmed : confidences.seen.letters
    return reading(mail.value, Math.min(most, mail.confidence), mail.source)
  }
  return reading(mail.value.slice(extra), Math.min(DOUBTED, mail.confidence), mail.source)
}
