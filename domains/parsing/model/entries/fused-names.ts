import { degreeIn } from '../fields/degree.ts'
import { isPlace } from '../fields/places.ts'
import { majorScore } from './major-words.ts'
import { organisationScore } from './organisation-words.ts'
import { schoolIn } from './school-words.ts'
import { titleScore } from './title-words.ts'

const LEAST_WORDS = 3
const MOST_WORDS = 16

/** The places where one Latin name can end and the next begin: between two capitalised words. */
function* cuts(text: string): Generator<[string, string]> {
  const words = text.split(' ')
  if (words.length < LEAST_WORDS || words.length > MOST_WORDS) return
  for (let at = 1; at < words.length; at++) {
    if (/^[\p{Lu}\d(]/u.test(words[at] ?? '')) yield [words.slice(0, at).join(' '), words.slice(at).join(' ')]
  }
}

// A name does not end with a word that leads on, or with one that says of what kind the next is ("University of Applied").
const BREAKS_OFF =
  /\b(?:of|at|for|and|in|&|(?:of|and) (?:applied|social|medical|natural|health|liberal|fine|visual|performing|political|human|life|computer|modern|foreign|creative))$/i

const isSchool = (text: string) =>
  /\s/.test(text) && (schoolIn(text)?.score ?? 0) > 0.8 && !BREAKS_OFF.test(text)

// A post begins so, and no firm: "Chief Financial Officer".
const RANK =
  /^(?:chief|vice|senior|junior|deputy|assistant|associate|head|lead|principal|managing|executive|interim|acting)\b/i

function splitEmployer(text: string): string[] | null {
  if (titleScore(text) === 0) return null
  let best: { parts: string[]; score: number } | null = null
  for (const [before, after] of cuts(text)) {
    const forward = RANK.test(before)
      ? 0
      : organisationScore(before) * titleScore(after) * (titleScore(before) > 0 ? 0.5 : 1)
    const backward = titleScore(before) * organisationScore(after) * (titleScore(after) > 0 ? 0.5 : 1)
    const score = Math.max(forward, backward) - (0.01 * after.length) / text.length
    if (score > 0.65 && (!best || score > best.score)) best = { parts: [before, after], score }
  }
  return best?.parts ?? null
}

// "The Chinese University of Hong Kong", "Sound Academy Bucharest": what stands in front of the kind is of the name.
const KIND_FIRST = /^(?:university|college|academy|school|institute)\b/i

/** "National University of Singapore Applied Mathematics": the school ends where the rest is a field of study. */
function splitSchool(text: string): string[] | null {
  for (const [before, after] of cuts(text)) {
    const isField = majorScore(after) > 0 && schoolIn(after) === null && !isPlace(after.split(' ')[0] ?? '')
    if (isSchool(before) && isField) return [before, after]
    const isBefore = majorScore(before) > 0 && schoolIn(before) === null
    if (isBefore && isSchool(after) && !KIND_FIRST.test(after)) return [before, after]
  }
  return null
}

function splitDegree(text: string): string[] | null {
  const degree = degreeIn(text)
  if (!degree || degree.degree === 'secondary') return null
  const before = text.slice(0, degree.from).trim()
  const after = text
    .slice(degree.to)
    .replace(/^[\s:]*(?:in|of)?\s/i, '')
    .trim()
  if (before === '' && schoolIn(after)) return [text.slice(0, degree.to), ...(splitSchool(after) ?? [after])]
  const from = text.slice(degree.from).trim()
  const parts = before === '' ? null : (splitSchool(before) ?? (schoolIn(before) ? [before] : null))
  return parts && [...parts, from]
}

/**
 * Parts a Latin text that runs two or three names together with nothing but a blank between them, where the words
 * themselves tell: an employer's last word before a title, a school's name before a field of study or a degree.
 */
export function splitFused(text: string): string[] {
  if (!/^[\p{Script=Latin}\d .,'&()/+-]+$/u.test(text) || text.length > 110) return [text]
  return splitDegree(text) ?? splitSchool(text) ?? (schoolIn(text) ? null : splitEmployer(text)) ?? [text]
}
