import type { ParsedResume, Reading } from '../domains/parsing/model/index.ts'

/** What a document of the corpus holds, as its maker knows it (`bench/corpus/*.expected.json`). */
export interface Expected {
  language: 'zh' | 'en'
  layout: string
  name: string
  name_also?: string[]
  gender: string | null
  phone: string | null
  email: string | null
  birth_date: string | null
  age: number | null
  city: string | null
  expected_places: string[]
  expected_position: string | null
  degree: string | null
  schools: Record<'school' | 'degree' | 'major' | 'start' | 'end', string | null>[]
  employers: Record<'employer' | 'title' | 'start' | 'end', string | null>[]
  skills: string[]
  languages: string[]
  projects: ({ name: string } & Record<string, string | null>)[]
}

/** One comparison: what stands there, what was read, and whether they agree. */
export interface Verdict {
  field: string
  expected: string | null
  read: string | null
  /** How far the reading trusts what it read; null where nothing was read. */
  confidence: number | null
  isRight: boolean
}

type Read = Reading<string | number> | undefined

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')
const digits = (text: string) => text.replace(/\D/g, '')

type Same = (expected: string, read: string) => boolean

const sameText: Same = (expected, read) => plain(expected) === plain(read)
// Country codes have one digit (1 and 7), two digits (these), or else three.
const COUNTRY_CODE = /^(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/
// A number is right digit for digit (a mainland mobile with 86 in front or without). One whose page leaves the country's code out may lack it, and have the zero dialled
// at home instead; nothing may be missing or too much otherwise.
const samePhone: Same = (expected, read) => {
  const whole = digits(expected)
  const own = digits(read).replace(/^86(?=1\d{10}$)/, '')
  if (whole === own) return true
  if (!expected.startsWith('+') || read.startsWith('+')) return false
  return whole.replace(COUNTRY_CODE, '') === own.replace(/^0/, '')
}
const sameCity: Same = (expected, read) =>
  plain(expected).replace(/市$/, '') === plain(read).replace(/市$/, '')
const sameTongue: Same = (expected, read) =>
  plain(read).includes(plain(expected)) || plain(expected).includes(plain(read))
// A date counts at the precision that was expected.
const sameDate: Same = (expected, read) => read.slice(0, expected.length) === expected

const valueIn = (read: Read) => (read ? String(read.value) : null)

function judge(field: string, expected: string | null | undefined, read: Read, same: Same): Verdict[] {
  const wanted = expected ?? null
  const found = valueIn(read)
  if (wanted === null && found === null) return []
  const isRight = wanted !== null && found !== null && same(wanted, found)
  return [{ field, expected: wanted, read: found, confidence: read?.confidence ?? null, isRight }]
}

function judgeSet(field: string, expected: string[], read: Reading<string>[], same: Same): Verdict[] {
  const left = [...read]
  const found = expected.map((wanted) => {
    const at = left.findIndex((one) => same(wanted, one.value))
    const [match] = at < 0 ? [] : left.splice(at, 1)
    const seen = { read: match?.value ?? null, confidence: match?.confidence ?? null }
    return { field, expected: wanted, ...seen, isRight: match !== undefined }
  })
  return [...found, ...left.flatMap((one) => judge(field, null, one, same))]
}

type Row = Record<string, string | null | undefined>
type ReadRow = Record<string, Read>

/** Pairs rows that agree in most columns, then compares column by column; what has no partner counts against. */
function judgeRows(
  expected: Row[],
  read: ReadRow[],
  columns: [column: string, field: string, same: Same][],
): Verdict[] {
  const agreement = (one: Row, other: ReadRow) =>
    columns.filter(([column, , same]) => {
      const found = valueIn(other[column])
      return one[column] && found && same(one[column] ?? '', found)
    }).length
  const left = new Set(read)
  const pairs: [Row, ReadRow][] = []
  const ranked = expected
    .flatMap((one) => read.map((other): [number, Row, ReadRow] => [agreement(one, other), one, other]))
    .sort((a, b) => b[0] - a[0])
  const matched = new Set<Row>()
  for (const [score, one, other] of ranked) {
    if (score === 0 || matched.has(one) || !left.has(other)) continue
    matched.add(one)
    left.delete(other)
    pairs.push([one, other])
  }
  for (const one of expected) if (!matched.has(one)) pairs.push([one, {}])
  for (const other of left) pairs.push([{}, other])
  return pairs.flatMap(([one, other]) =>
    columns.flatMap(([column, field, same]) => judge(field, one[column], other[column], same)),
  )
}

function judgePerson(expected: Expected, parsed: ParsedResume): Verdict[] {
  const names = [expected.name, ...(expected.name_also ?? [])]
  const name = valueIn(parsed.name)
  const meant = names.find((one) => name !== null && sameText(one, name)) ?? expected.name
  return [
    ...judge('name', meant, parsed.name, sameText),
    ...judge('gender', expected.gender, parsed.gender, sameText),
    ...judge('phone', expected.phone, parsed.phone, samePhone),
    ...judge('mail', expected.email, parsed.email, (one, other) => one.toLowerCase() === other.toLowerCase()),
    ...judge('birth', expected.birth_date, parsed.birthDate, sameDate),
    ...judge('age', expected.age === null ? null : String(expected.age), parsed.age, sameText),
    ...judge('city', expected.city, parsed.city, sameCity),
    ...judge('position', expected.expected_position, parsed.expectedPosition, sameText),
    ...judge('highest', expected.degree, parsed.degree, sameText),
    ...judgeSet('places', expected.expected_places, parsed.expectedPlaces, sameCity),
    ...judgeSet('skills', expected.skills, parsed.skills, sameText),
    ...judgeSet('languages', expected.languages, parsed.languages, sameTongue),
  ]
}

/** Compares a reading with what the document's maker knows, field by field. */
export function judgeDocument(expected: Expected, parsed: ParsedResume): Verdict[] {
  const schools = parsed.schools.map(({ school, degree, major, start, end }) => ({
    ...{ school, degree, major, start, end },
  }))
  const employers = parsed.employers.map(({ employer, title, start, end }) => ({
    ...{ employer, title, start, end },
  }))
  return [
    ...judgePerson(expected, parsed),
    ...judgeRows(expected.schools, schools, [
      ['school', 'school', sameText],
      ['degree', 'degree', sameText],
      ['major', 'major', sameText],
      ['start', 'dates', sameDate],
      ['end', 'dates', sameDate],
    ]),
    ...judgeRows(expected.employers, employers, [
      ['employer', 'employer', sameText],
      ['title', 'title', sameText],
      ['start', 'dates', sameDate],
      ['end', 'dates', sameDate],
    ]),
    ...judgeSet(
      'projects',
      expected.projects.map(({ name }) => name),
      parsed.projects.map(({ name }) => name),
      sameText,
    ),
  ]
}

/** Precision, recall and their harmonic mean of one field over many documents. */
export function scoreField(verdicts: Verdict[]): {
  precision: number
  recall: number
  f1: number
  count: number
} {
  const right = verdicts.filter(({ isRight }) => isRight).length
  const read = verdicts.filter((one) => one.read !== null).length
  const count = verdicts.filter((one) => one.expected !== null).length
  const precision = read === 0 ? 1 : right / read
  const recall = count === 0 ? 1 : right / count
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
    count,
  }
}
