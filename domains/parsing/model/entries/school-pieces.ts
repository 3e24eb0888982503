import { degreeIn } from '../fields/degree.ts'
import { isPlace } from '../fields/places.ts'
import type { Degree } from '../resume.ts'
import { simplified } from '../text/folded.ts'
import type { Line } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import type { Fragment } from './fragments.ts'
import { bareMajor, fieldOf, isCertified, isDegreeNamed, isGenericMajor, majorScore } from './major-words.ts'
import { isNoise } from './noise.ts'
import { schoolIn } from './school-words.ts'

/** What a piece of a header may be, and how likely it is. */
export interface Candidate {
  value: string
  line: Line
  score: number
}

/** The pieces of an entry of education, sorted by what their words tell. */
export interface Pieces {
  schools: Candidate[]
  majors: Candidate[]
  degrees: { value: Degree; line: Line; text: string }[]
  /** Pieces whose words tell nothing. */
  plain: Candidate[]
}

// A second, smaller field.
const MINOR = /^(?:with an?\s)?minor(?:s|ing|ed)?\b|^辅修/iu
const { certifiedScore: CERTIFIED_SCORE } = tolerances.schoolPieces

/** A text and the line it stands in. */
type Piece = Pick<Fragment, 'text' | 'line'>

// Courses and works one after the other are what somebody studied, not the field.
const LISTING = /、.+、|《|;|:.+,|^.{60,}$/

/** Whether a text lists many things, or tells of them. */
export const isListing = (text: string): boolean => LISTING.test(text)

// In traditional letters a department's name is that of the field ("資訊工程學系").
const isFaculty = (text: string) =>
  (/(?:学院|(?<!关|体)系)$/u.test(text) && text.length < 14 && simplified(text) === text) ||
  /^(?:faculty|department|dept\.?|division) of\b/i.test(text)

/** Whether a text's degree, not a school, is what it is about: "Master of X", "High School Diploma". */
function beginsWithDegree(text: string): boolean {
  const degree = degreeIn(text)
  if (degree?.from !== 0 || /\bat\b/.test(text)) return false
  return degree.degree !== 'secondary' || degree.to === text.length
}

/** Sorts one piece of a header into what it can be: a school, a degree with or without its major, a major. */
function sortPiece({ text, line }: Piece, pieces: Pieces): void {
  if (text.includes(',') && isPlace(text)) return
  const degree = degreeIn(text)
  if (degree?.from !== 0 && isListing(bareMajor(text))) return
  const school = schoolIn(text)
  if (school && !beginsWithDegree(text)) {
    const isSecondary = degree?.degree === 'secondary'
    pieces.schools.push({ value: school.school, line, score: school.score })
    if (degree && (isSecondary || degree.from >= school.school.length))
      pieces.degrees.push({ value: degree.degree, line, text: text.slice(degree.from, degree.to) })
    if (school.rest !== '') sortPiece({ text: school.rest.replace(/^[\s,:()-]+/, ''), line }, pieces)
    return
  }
  if (degree) {
    const name = text.slice(degree.from, degree.to)
    pieces.degrees.push({ value: degree.degree, line, text: name })
    const field = fieldOf(`${text.slice(0, degree.from)} ${text.slice(degree.to)}`)
    if (field.length > 1 && !isNoise(field) && !isPlace(field) && !isListing(field)) {
      // "管理学硕士", "Bachelor of Commerce": a degree's own words are its faculty's; where a field stands apart, that is meant.
      const isNamed = /^(?:学士|硕士|博士)$/u.test(simplified(name)) || /^\s?of\b/.test(text.slice(degree.to))
      const weight = isNamed ? -0.1 : /\p{Script=Han}/u.test(field) ? 0.02 : 0.5
      pieces.majors.push({ value: field, line, score: majorScore(field) + weight })
    }
    return
  }
  const major = bareMajor(text)
  if (MINOR.test(text) || isNoise(text) || isPlace(text) || major === '' || isFaculty(major)) return
  const score = Math.max(majorScore(major), isCertified(text) ? CERTIFIED_SCORE : 0)
  const kind = score > 0 ? pieces.majors : pieces.plain
  kind.push({ value: major, line, score })
}

const OTHER_PART =
  /\b(?:minor|major|thesis|advis[eo]r|supervisor|concentration|emphasis|speciali[sz]ation|focus)\b/i
const LAST_OF_LIST = /\s(?:and|&|e|y|und|et)\s/

/** Whether a piece may be a field of study or one word of a field's name. */
const mayBeField = (text: string) =>
  /^\p{Lu}[\p{L}'’& -]+$/u.test(text) &&
  text.split(' ').length < 6 &&
  degreeIn(text) === null &&
  schoolIn(text) === null &&
  !OTHER_PART.test(text) &&
  !isNoise(text) &&
  !isPlace(text)

/** Whether a degree's field goes on behind the comma: not where the degree is named for a faculty ("Bachelor of Science, Physics"). */
function opensField(text: string): boolean {
  const degree = degreeIn(text)
  if (degree?.from !== 0 || degree.degree === 'secondary') return false
  const rest = text.slice(degree.to)
  const field = fieldOf(rest)
  return !(/^\s?(?:of|in)\b/.test(rest) && isGenericMajor(field)) && !isDegreeNamed(field)
}

/** How many pieces behind one go on with its field, up to the last that words or an "and" show to be of it. */
function countOfField(fragments: Fragment[], at: number): number {
  const first = fragments[at]
  let [tail, taken] = [first?.text ?? '', 0]
  for (let ahead = 1; ; ahead++) {
    const next = fragments[at + ahead]
    tail = `${tail}, ${next?.text}`
    if (!next || next.line !== first?.line || !first.line.text.includes(tail) || !mayBeField(next.text)) break
    if (majorScore(next.text) > 0 || LAST_OF_LIST.test(next.text)) taken = ahead
  }
  return taken
}

/** Puts a field together that commas part: "M.Sc. Robotics, Cognition, Intelligence", "MSc, Systems, Control and Mechatronics". */
function joinFields(fragments: Fragment[]): Fragment[] {
  const joined: Fragment[] = []
  for (let at = 0; at < fragments.length; at++) {
    const one = fragments[at]
    if (!one) break
    const before = fragments[at - 1]
    const isBehindDegree = before !== undefined && opensField(before.text) && mayBeField(one.text)
    const count = opensField(one.text) || isBehindDegree ? countOfField(fragments, at) : 0
    const parts = fragments.slice(at, at + count + 1).map(({ text }) => text)
    const hasField = count > 0 && (isBehindDegree || fieldOf(one.text.slice(degreeIn(one.text)?.to)) !== '')
    joined.push(hasField ? { ...one, text: parts.join(', ') } : one)
    if (hasField) at += count
  }
  return joined
}

/** Whether a piece stands right behind a school's comma and no word tells a field: its town. */
const isTownOf = (one: Fragment, before: Fragment | undefined) =>
  before?.line === one.line &&
  /^\p{Script=Latin}/u.test(one.text) &&
  majorScore(one.text) === 0 &&
  (schoolIn(before.text)?.score ?? 0) > 0.5 &&
  degreeIn(one.text) === null &&
  one.line.text.includes(`${before.text}, ${one.text}`)

// "FH Aachen – University of Applied Sciences": words for a kind that has its name in front.
const KIND = /^(?:the\s)?university of (?:applied sciences|technology|the arts|education)$/i

/** Puts a school's name together with the words for its kind behind a dash or a comma. */
function joinKinds(fragments: Fragment[]): Fragment[] {
  return fragments.flatMap((one, index) => {
    const [before, next] = [fragments[index - 1], fragments[index + 1]]
    const isName = (name: Fragment | undefined, kind: Fragment | undefined) =>
      name !== undefined && kind?.line === name.line && KIND.test(kind.text) && isUnknown(name.text)
    if (isName(before, one)) return []
    if (!next || !isName(one, next)) return [one]
    const { text } = one.line
    return [{ ...one, text: text.slice(text.indexOf(one.text), text.indexOf(next.text) + next.text.length) }]
  })
}

/** Whether no word of a text tells what it is. */
const isUnknown = (text: string) =>
  degreeIn(text) === null && majorScore(text) === 0 && !isPlace(text) && !isNoise(text)

/** Sorts the pieces of an entry's header by what their words tell. */
export function sortPieces(fragments: Fragment[]): Pieces {
  const pieces: Pieces = { schools: [], majors: [], degrees: [], plain: [] }
  const whole = joinFields(joinKinds(fragments))
  for (const [index, one] of whole.entries()) if (!isTownOf(one, whole[index - 1])) sortPiece(one, pieces)
  return pieces
}

/** Sorts one more text into the pieces of its entry. */
export const addPiece = (pieces: Pieces, value: string, line: Line): void =>
  sortPiece({ text: value, line }, pieces)
