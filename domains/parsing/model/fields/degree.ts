import type { Degree } from '../resume.ts'
import { simplified } from '../text/folded.ts'
import { DEGREE_ORDER, DEGREES } from '../vocabulary/degrees.ts'

/** A degree's wording found in a text, and the offsets it takes. */
export interface DegreeFound {
  degree: Degree
  from: number
  to: number
}

// Abbreviations of two letters are ordinary words in lower case ("as", "be", "ms"): they count as capitals only.
const isShouted = (text: string) => text.length > 2 || text === text.toUpperCase()

/** The highest degree named in a text; null without one. */
export function degreeIn(text: string): DegreeFound | null {
  const plain = simplified(text)
  for (const [degree, pattern] of DEGREES) {
    const match = plain.match(pattern)
    if (match?.index === undefined || !isShouted(match[0])) continue
    return { degree, from: match.index, to: match.index + match[0].length }
  }
  return null
}

/** Whether the first degree is higher than the second. */
export const isHigher = (one: Degree, other: Degree): boolean =>
  DEGREE_ORDER.indexOf(one) < DEGREE_ORDER.indexOf(other)
