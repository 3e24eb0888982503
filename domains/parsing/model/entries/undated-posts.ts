import { lineWithText, withoutBullet } from '../text/line.ts'
import type { Entry } from './group-entries.ts'
import type { EntryLine } from './header-line.ts'
import { organisationScore } from './organisation-words.ts'
import { looksLikeName } from './score-fragments.ts'
import { titleScore } from './title-words.ts'

const PIECES = /\t+|, |\s[|·–-]\s|\sat\s|(?<=\p{L}):\s/u
/** What says only when: "Early career: Junior Clerk, …". */
const REMARK =
  /^(?:early|earlier|previous|previously|prior|before that|other)\b[^:,]{0,20}:\s+|^(?:早期|此前|其他)[^:,]{0,6}:\s*/iu
const MOST_PIECES = 4

const withoutRemark = (text: string): string => withoutBullet(text).replace(REMARK, '')

/** An entry without dates whose header names the post alone, and not when it was held. */
export function undatedEntry(entry: Entry): Entry {
  if (!entry.isDoubtful) return entry
  const header = entry.header.map((one) => ({
    ...one,
    line: lineWithText(one.line, withoutRemark(one.line.text)),
  }))
  return { ...entry, header, dated: header[0] ?? null }
}

/** Whether a line names a post and, beside it, a firm. */
function namesPostAndFirm(text: string): boolean {
  const pieces = withoutRemark(text)
    .split(PIECES)
    .map((piece) => piece.trim())
  const isFirm = (piece: string) =>
    titleScore(piece) < 0.5 && organisationScore(piece) >= 0.7 && looksLikeName(piece)
  return (
    pieces.length > 1 &&
    pieces.length <= MOST_PIECES &&
    pieces.some((piece) => titleScore(piece) >= 0.9) &&
    pieces.some(isFirm)
  )
}

/** Whether a date stands in a line or in one of the header that it begins. */
function isDatedBelow(lines: EntryLine[], at: number): boolean {
  for (let below = at; lines[below]?.isHeaderLike; below++) if (lines[below]?.periods.length) return true
  return lines[at + 1]?.isDated === true
}

/**
 * The lines that open a post without dates among those that have them: behind what was told in a list about the post before, a line without
 * a mark that names a post and a firm. `from` is where the first dated post has its dates.
 */
export function undatedPosts(lines: EntryLine[], from: number): number[] {
  return lines.flatMap((one, at) => {
    const before = lines[at - 1]
    const isSetApart = at > from && before?.line.isBullet === true && one.isHeaderLike
    return isSetApart && !isDatedBelow(lines, at) && namesPostAndFirm(one.line.text) ? [at] : []
  })
}
