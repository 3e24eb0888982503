import type { Entry } from './group-entries.ts'
import { type HeaderFacts, readHeader } from './header-fragments.ts'
import { asEmployer, type Scored, scoreFragments } from './score-fragments.ts'

const MANY = 4

/** Whether a header gives too few pieces to tell two names apart, so that it must be cut more finely. */
function isTooCoarse({ fragments, labelled }: HeaderFacts, whole: Scored[]): boolean {
  if (labelled.some(({ kind }) => kind === 'company')) return false
  const leading = fragments.filter((one) => one.isLeading)
  const isRunTogether = leading.length === 1 && (leading[0]?.text.split(' ').length ?? 0) >= MANY
  return isRunTogether || isNameless(whole)
}

const namesEmployer = (pieces: Scored[]) => pieces.some((one) => one.organisation >= 0.5)
const isNameless = (pieces: Scored[]) => !pieces.some((one) => asEmployer(one) > 0.05)
const namesAfterComma = (pieces: Scored[]) =>
  pieces.some((one) => one.organisation >= 0.5 && one.line.text.includes(`, ${one.text}`))

/** The headers' pieces, cut more finely where a whole one cannot be told apart ("Engineer, Stripe"). */
export function scoreHeaders(entries: Entry[]): { headers: HeaderFacts[]; scored: Scored[][] } {
  const headers = entries.map((entry) => readHeader(entry))
  const scored = headers.map(({ fragments }) => scoreFragments(fragments))
  const finely = entries.map((entry, index) => {
    const [header, whole] = [headers[index], scored[index]]
    const isCoarse = header !== undefined && whole !== undefined && isTooCoarse(header, whole)
    return isCoarse ? scoreFragments(readHeader(entry, true).fragments) : null
  })
  // A later post under one employer names none. But where commas part the first header's employer, or most headers', they
  // part the ones that no list knows, too.
  const [first] = scored
  const parted = scored.filter((whole, index) => namesAfterComma(finely[index] ?? whole)).length
  const isHabit =
    (first !== undefined && (isNameless(first) || namesAfterComma(finely[0] ?? first))) ||
    parted * 2 > entries.length
  const chosen = scored.map((whole, index) => {
    const fine = finely[index]
    if (!fine) return whole
    return (isHabit && isNameless(whole)) || (namesEmployer(fine) && !namesEmployer(whole)) ? fine : whole
  })
  return { headers, scored: chosen }
}
