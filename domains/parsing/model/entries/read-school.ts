import { confidences } from '../confidences.ts'
import { findPeriods } from '../dates/periods.ts'
import { degreeIn } from '../fields/degree.ts'
import { type Reading, reading } from '../reading.ts'
import type { SchoolReading } from '../resume.ts'
import { simplified } from '../text/folded.ts'
import { type Line, lineWithText, withoutBullet } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { datesOf } from './dates-of.ts'
import { doubted } from './doubt.ts'
import { splitFragments } from './fragments.ts'
import { type Entry, groupEntries } from './group-entries.ts'
import { type HeaderFacts, readHeader } from './header-fragments.ts'
import { isDegreeNamed, isGenericMajor, majorScore } from './major-words.ts'
import { withoutMarks } from './marks.ts'
import { PlacedLines } from './placed-lines.ts'
import { addPiece, type Candidate, isListing, type Pieces, sortPieces } from './school-pieces.ts'
import { CAMPUS_SYSTEM, isSecondarySchool, schoolIn } from './school-words.ts'
import { askedLabel } from './stacked-labels.ts'

// A secondary school that teaches a trade; at any other one studies everything.
const TRADE =
  /中专|中职|中技|职高|技校|技工|职业|卫校|高工|高商|家商|vocational|t[ée]cnic|technical|BTEC|NVQ|access/iu

const best = (candidates: Candidate[]) =>
  candidates.reduce<Candidate | null>((top, one) => (top && top.score >= one.score ? top : one), null)

const read = (found: Candidate | null | undefined, confidence: number): Reading<string> | undefined =>
  found ? reading(found.value, confidence, locate(found.line, found.value)) : undefined

function labelledFact(header: HeaderFacts, kind: 'school' | 'major' | 'degree'): Candidate | undefined {
  const found = header.labelled.find(
    (one) => one.kind === kind && /\p{L}/u.test(one.value) && !isListing(one.value),
  )
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

/** What stands right below an entry's date, where no word shows which piece is the school. */
function lineBelowDate({ header, dated }: Entry): Candidate | undefined {
  const below = dated && header[header.indexOf(dated) + 1]
  return below ? { value: below.line.text, line: below.line, score: 0 } : undefined
}

/** Reads one entry; `before` is the school above, at which a further degree without one was taken. */
function readEntry(
  entry: Entry,
  before: Candidate | undefined,
): { facts: SchoolReading; found: Candidate | undefined } | null {
  const coarse = readHeader(entry)
  const header = coarse.fragments.length <= entry.header.length ? readHeader(entry, true) : coarse
  const pieces = sortPieces(header.fragments)
  // A column called "Course" or "Qualification" may hold both the degree and its field.
  const [course, degreeText] = [labelledFact(header, 'major'), labelledFact(header, 'degree')]
  const isCourse = course !== undefined && degreeIn(course.value) !== null
  for (const both of isCourse ? [course] : course ? [] : [degreeText])
    if (both) addPiece(pieces, both.value, both.line)
  const named = labelledFact(header, 'school')
  const found =
    named ??
    best(pieces.schools) ??
    (pieces.degrees.length > 0 || pieces.majors.length > 0 ? takeName(pieces.plain) : undefined) ??
    (pieces.degrees.length > 0 ? before : undefined) ??
    (entry.isDoubtful ? lineBelowDate(entry) : undefined)
  const isCut = found !== undefined && isCutOff(found, entry)
  const sure = named ? 0.96 : 0.55 + 0.4 * (found?.score ?? 0)
  const school = read(found, isCut ? Math.min(sure, confidences.entry.cut) : sure)
  if (!school && pieces.degrees.length === 0) return null
  const fields = pieces.majors.filter(({ value }) => !isGenericMajor(value))
  // "Master of Business Administration, Finance": the degree's own words count only where no other field stands.
  const others = fields.filter(({ value }) => !isDegreeNamed(value))
  const specific = others.length > 0 ? others : fields
  const stated = degreeText && degreeIn(degreeText.value)
  const degree = stated
    ? { value: stated.degree, line: degreeText.line, text: degreeText.value }
    : (pieces.degrees[0] ?? (found && ownDegree(found.value, found.line)))
  const isGeneral = degree?.value === 'secondary' && !TRADE.test(simplified(`${found?.value} ${degree.text}`))
  const unlisted = degree ? pieces.plain.find(({ value }) => !found?.value.includes(value)) : undefined
  const told = best(specific) ?? unlisted ?? best(pieces.majors)
  const major = isCourse ? told : (course ?? (isGeneral ? undefined : told))
  const majorReading = read(major, 0.5 + 0.4 * Math.min(1, major?.score ?? 0))
  const facts = {
    ...(school ? { school } : {}),
    ...(degree ? { degree: reading(degree.value, 0.93, locate(degree.line, degree.text)) } : {}),
    ...(majorReading ? { major: majorReading } : {}),
    ...datesOf(entry.period, entry.dated?.line, true),
  }
  return { facts: !school || entry.isDoubtful ? doubted(facts, confidences.entry.partial) : facts, found }
}

/** Whether a school's name ends its line for want of room, or as one whose town has to follow, and the next line goes on. */
function isCutOff({ value, line }: Candidate, { header, body }: Entry): boolean {
  const lines = [...header.map((one) => one.line), ...body]
  const next = lines[lines.findIndex(({ index }) => index === line.index) + 1]
  if (!next || !line.text.endsWith(value) || next.isBullet) return false
  return next.goesOn || (CAMPUS_SYSTEM.test(value) && /^\p{Lu}[\p{L} ]+,/u.test(next.text))
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

// "工程硕士(非全日制)", "工学学士": a short piece that ends with its degree.
const DEGREE_LAST = /^\p{Script=Han}{0,10}(?:学士|硕士|博士|本科|大专|专科|研究生)(?:\([^()]{1,8}\))?$/u

/** Whether a line is about a degree: one of its cells begins with it, or one of its pieces is little else. */
const isAboutDegree = (text: string) =>
  text.length < LONGEST_FACT &&
  (text.split('\t').some((cell) => degreeIn(cell)?.from === 0) ||
    text.split(/\t|, ?|\s?[|·]\s?/).some((piece) => DEGREE_LAST.test(simplified(piece))))

/**
 * A course without dates behind one that has them: "programme / 2023 / institution / degree / school" are two entries, as the first is whole
 * before the degree, and a school follows it.
 */
function partUndated(entry: Entry): Entry[] {
  const { header, dated } = entry
  const datedAt = dated ? header.indexOf(dated) : -1
  const at = header.findIndex(
    ({ line }, place) => place > datedAt + 1 && isAboutDegree(withoutBullet(line.text)),
  )
  const above = header.slice(0, at)
  const isWhole = above.every(({ line }) => degreeIn(line.text) === null && !opensSchool(line.text))
  const below = header.slice(at)
  if (datedAt < 1 || at < 0 || !isWhole || !below.slice(1).some(({ line }) => opensSchool(line.text)))
    return [entry]
  return [
    { ...entry, header: above, body: [], isDoubtful: true },
    { header: below, body: entry.body, period: null, dated: below[0] ?? null, isDoubtful: true },
  ]
}

// "Semester abroad: Universidad de Oviedo, spring 2012", "2016 年秋季于某大学交换一学期": told about the course it was a part of.
const STAY =
  /^(?:(?:study|studies|semester|term|year) abroad|exchange|erasmus)\b[^\t,]{0,30}(?::|\s(?:at|in|to)\s|\s[–-]\s)|交换(?:学习)?(?:[一半两]个?学[期年]|半年|一年)?$/iu

/** Whether a line without a period of its own tells of a stay at another school. */
const isStay = (text: string) => STAY.test(text) && !findPeriods(text).some(({ isRange }) => isRange)

/** A line without marks, and a degree's without the stop at its end. */
function bareLine(line: Line): Line {
  const text = withoutMarks(line.text)
  const isStopped = /(?<=\p{Ll}{2}|\d)\.$/u.test(text) && isAboutDegree(withoutBullet(text))
  return lineWithText(line, isStopped ? text.slice(0, -1) : text)
}

/** The schools a section of education lists. */
export function readSchools(lines: Line[], placed: PlacedLines = new PlacedLines()): SchoolReading[] {
  const entries = groupEntries(lines.filter(({ text }) => !isStay(withoutBullet(text))).map(bareLine), {
    allowsSingleDate: true,
    opens: opensSchool,
    admits: admitsFact,
    tells: (text) => degreeIn(text) !== null,
    leads: isAboutDegree,
  })
  let before: Candidate | undefined
  return entries.flatMap(partUndated).flatMap((entry) => {
    const one = readEntry(entry, before)
    if (one) placed.add(entry)
    before = one?.found ?? before
    return one?.facts ?? []
  })
}
