import { findPeriods } from '../dates/periods.ts'
import { degreeIn } from '../fields/degree.ts'
import { isPlace } from '../fields/places.ts'
import { type Reading, reading } from '../reading.ts'
import type { Degree, SchoolReading } from '../resume.ts'
import { simplified } from '../text/folded.ts'
import type { Line } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { datesOf } from './dates-of.ts'
import { type Fragment, splitFragments } from './fragments.ts'
import { type Entry, groupEntries } from './group-entries.ts'
import { type HeaderFacts, readHeader } from './header-fragments.ts'
import { bareMajor, isGenericMajor, majorScore } from './major-words.ts'
import { isNoise } from './noise.ts'
import { isSecondarySchool, schoolIn } from './school-words.ts'
import { askedLabel } from './stacked-labels.ts'

interface Candidate {
  value: string
  line: Line
  score: number
}

interface Pieces {
  schools: Candidate[]
  majors: Candidate[]
  degrees: { value: Degree; line: Line; text: string }[]
  plain: Candidate[]
}

// Courses and works one after the other are what somebody studied, not the field.
const DEGREE_NAMED = /^business administration\b/i
const LISTING = /、.+、|《|;|:.+,|^.{60,}$/

// In traditional letters a department's name is that of the field ("資訊工程學系").
const isSubject = (text: string) =>
  /(?:学院|系)$/u.test(text) && text.length < 14 && simplified(text) === text

/** Sorts one piece of a header into what it can be: a school, a degree with or without its major, a major. */
function sortPiece({ text, line }: Fragment, pieces: Pieces): void {
  if ((text.includes(',') && isPlace(text)) || LISTING.test(text)) return
  const school = schoolIn(text)
  const degree = degreeIn(text)
  if (
    school &&
    !(
      degree &&
      degree.from === 0 &&
      (degree.degree !== 'secondary' || degree.to === text.length) &&
      !/\bat\b/.test(text)
    )
  ) {
    const isSecondary = degree?.degree === 'secondary'
    pieces.schools.push({ value: school.school, line, score: school.score })
    if (degree && (isSecondary || degree.from >= school.school.length))
      pieces.degrees.push({ value: degree.degree, line, text: text.slice(degree.from, degree.to) })
    if (school.rest !== '')
      sortPiece(
        { text: school.rest.replace(/^[\s,:()-]+/, ''), line, order: 0, slot: '', isLeading: true },
        pieces,
      )
    return
  }
  if (degree) {
    pieces.degrees.push({ value: degree.degree, line, text: text.slice(degree.from, degree.to) })
    const rest = `${text.slice(0, degree.from)} ${text.slice(degree.to)}`.trim()
    const major = bareMajor(
      rest
        .replace(
          /\((?:[^()]*hono?u?rs?\b[^()]*|hons?\.?|first class|merit|distinction|[^()]*cum laude|在读|全日制|统招|保送|应届|[^()]*毕业)\)|\bhons?\b\.?|学历|学位|^[/\\]|[/\\]$/gi,
          '',
        )
        .trim(),
    )
    if (major.length > 1 && !isNoise(major) && !isPlace(major))
      pieces.majors.push({
        value: major,
        line,
        score: majorScore(major) + (/\p{Script=Han}/u.test(major) ? 0.02 : 0.5),
      })
    return
  }
  const major = bareMajor(text)
  if (isNoise(text) || isPlace(text) || major === '') return
  const score = majorScore(major)
  if (score > 0 && !isSubject(major)) pieces.majors.push({ value: major, line, score })
  else if (!isSubject(major)) pieces.plain.push({ value: major, line, score: 0 })
}

const best = (candidates: Candidate[]) =>
  candidates.reduce<Candidate | null>((top, one) => (top && top.score >= one.score ? top : one), null)

const read = (found: Candidate | null | undefined, confidence: number): Reading<string> | undefined =>
  found ? reading(found.value, confidence, locate(found.line, found.value)) : undefined

function labelledFact(header: HeaderFacts, kind: 'school' | 'major' | 'degree'): Candidate | undefined {
  const found = header.labelled.find((one) => one.kind === kind && !LISTING.test(one.value))
  if (!found) return undefined
  // "Sri Chaitanya Junior College, Vijayawada": what stands behind the name's comma is the town.
  const [name = '', ...rest] = kind === 'school' ? splitFragments(found.value) : []
  const hasTown = rest.length === 1 && found.value.startsWith(`${name}, `) && namesSchool(name)
  return { value: hasTown ? name : found.value, line: found.line, score: 1 }
}

/** The degree that a school's own name tells ("南通市第一中学", "Travis High School"). */
const ownDegree = (school: string, line: Line): Pieces['degrees'][number] | undefined =>
  isSecondarySchool(school) ? { value: 'secondary', line, text: school } : undefined

/** Takes the first piece that is long enough for a name out of those whose words tell nothing. */
function takeName(plain: Candidate[]): Candidate | undefined {
  const at = plain.findIndex(({ value }) => value.length > 2)
  return at < 0 ? undefined : plain.splice(at, 1)[0]
}

/** Reads one entry; `before` is the school above, at which a further degree without one was taken. */
function readEntry(
  entry: Entry,
  before: Candidate | undefined,
): { facts: SchoolReading; found: Candidate } | null {
  const coarse = readHeader(entry)
  const header = coarse.fragments.length <= entry.header.length ? readHeader(entry, true) : coarse
  const pieces: Pieces = { schools: [], majors: [], degrees: [], plain: [] }
  for (const fragment of header.fragments) sortPiece(fragment, pieces)
  // A column called "Course" or "Qualification" may hold both the degree and its field.
  const [course, degreeText] = [labelledFact(header, 'major'), labelledFact(header, 'degree')]
  const isCourse = course !== undefined && degreeIn(course.value) !== null
  for (const both of isCourse ? [course] : course ? [] : [degreeText])
    if (both) sortPiece({ text: both.value, line: both.line, order: 0, slot: '', isLeading: true }, pieces)
  const named = labelledFact(header, 'school')
  const found =
    named ??
    best(pieces.schools) ??
    (pieces.degrees.length > 0 || pieces.majors.length > 0 ? takeName(pieces.plain) : undefined) ??
    (pieces.degrees.length > 0 ? before : undefined)
  const school = read(found, named ? 0.96 : 0.55 + 0.4 * (found?.score ?? 0))
  if (!school || !found) return null
  const fields = pieces.majors.filter(({ value }) => !isGenericMajor(value))
  // "Master of Business Administration, Finance": the degree's own words count only where no other field stands.
  const others = fields.filter(({ value }) => !DEGREE_NAMED.test(value))
  const specific = others.length > 0 ? others : fields
  const [degreeFound] = pieces.degrees
  const isMajor = ({ value }: Candidate) =>
    !school.value.includes(value) && !(degreeFound?.value === 'secondary' && /^\p{Script=Latin}/u.test(value))
  const unlisted = degreeFound ? pieces.plain.find(isMajor) : undefined
  const major = (isCourse ? undefined : course) ?? best(specific) ?? unlisted ?? best(pieces.majors)
  const stated = degreeText && degreeIn(degreeText.value)
  const degree = stated
    ? { value: stated.degree, line: degreeText.line, text: degreeText.value }
    : (degreeFound ?? ownDegree(school.value, found.line))
  const majorReading = read(major, 0.5 + 0.4 * Math.min(1, major?.score ?? 0))
  const facts = {
    school,
    ...(degree ? { degree: reading(degree.value, 0.93, locate(degree.line, degree.text)) } : {}),
    ...(majorReading ? { major: majorReading } : {}),
    ...datesOf(entry.period, entry.dated?.line, true),
  }
  return { facts, found }
}

const PIECES = /\t|, |[|·]|\s[–-]\s/

/** Whether a piece names a school and not just the diploma of one ("High School Diploma"). */
function namesSchool(piece: string): boolean {
  const degree = degreeIn(piece)
  return (schoolIn(piece)?.score ?? 0) > 0.5 && !(degree?.from === 0 && degree.to === piece.length)
}

const opensSchool = (text: string) => text.split(PIECES).some((piece) => namesSchool(piece.trim()))

const LONGEST_FACT = 130

const admitsFact = (text: string) =>
  text.length < LONGEST_FACT &&
  (opensSchool(text) ||
    degreeIn(text) !== null ||
    (/^[^,。;]{2,24}$/u.test(text) && majorScore(text) > 0) ||
    findPeriods(text).length > 0 ||
    askedLabel(text) !== null)

/** The schools a section of education lists. */
export function readSchools(lines: Line[]): SchoolReading[] {
  const entries = groupEntries(lines, {
    allowsSingleDate: true,
    opens: opensSchool,
    admits: admitsFact,
    tells: (text) => degreeIn(text) !== null,
  })
  let before: Candidate | undefined
  return entries.flatMap((entry) => {
    const one = readEntry(entry, before)
    before = one?.found ?? before
    return one?.facts ?? []
  })
}
