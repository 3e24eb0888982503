import type { Degree } from '../resume.ts'
import { simplified } from '../text/folded.ts'
import { DEGREE_ORDER, DEGREES } from '../vocabulary/degrees.ts'

/** A degree's wording found in a text, and the offsets it takes. */
export interface DegreeFound {
  degree: Degree
  from: number
  to: number
}

// Abbreviations that are ordinary words otherwise ("as", "be", "bed", "Med") count with two capitals only.
const ORDINARY = /^(?:[a-z]{2}|[bm]ed)$/i
const isShouted = (text: string) => !ORDINARY.test(text) || /\p{Lu}.?\p{Lu}/u.test(text)
// On Taiwan the letters of a mainland college's "高职" are a secondary school's.
const SENIOR_VOCATIONAL = /高職/g
// "Master's thesis", "毕业论文": a work, not what somebody is.
const WORK = /^['’]?s?\s?(?:thesis|dissertation|final project|coursework|论文|课题|导师)/i

/** The highest degree named in a text; null without one. */
export function degreeIn(text: string): DegreeFound | null {
  const plain = simplified(text.replace(SENIOR_VOCATIONAL, '职高'))
  for (const [degree, pattern] of DEGREES) {
    const match = plain.match(pattern)
    if (match?.index === undefined || !isShouted(match[0])) continue
    if (WORK.test(plain.slice(match.index + match[0].length))) continue
    return { degree, from: match.index, to: match.index + match[0].length }
  }
  return null
}

/** Whether the first degree is higher than the second. */
export const isHigher = (one: Degree, other: Degree): boolean =>
  DEGREE_ORDER.indexOf(one) < DEGREE_ORDER.indexOf(other)
