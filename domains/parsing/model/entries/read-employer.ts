import { isPlace } from '../fields/places.ts'
import { type Reading, reading } from '../reading.ts'
import type { EmployerReading } from '../resume.ts'
import { countHan } from '../text/characters.ts'
import type { Line } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { bodyText } from './body-text.ts'
import { datesOf } from './dates-of.ts'
import { type Fragment, splitFragments } from './fragments.ts'
import { type Entry, groupEntries } from './group-entries.ts'
import { type HeaderFacts, readHeader } from './header-fragments.ts'
import { isNoise } from './noise.ts'
import { isDepartment, organisationScore } from './organisation-words.ts'
import { titleScore } from './title-words.ts'

interface Scored extends Fragment {
  organisation: number
  title: number
  /** Neither word evidence for nor against: a name nobody's list holds. */
  isPlain: boolean
  /** Whether it reads as a post, but stands where only a firm can. */
  mayBeFirm?: boolean
}

interface Roles {
  employer: Scored | null
  title: Scored | null
  score: number
}

/** Which of the two a section's writer puts first: positive for the employer, negative for the title. */
export type Order = number

const TEXTUAL = /^(?:负责|参与|协助|主导|完成|通过|使用|\p{Ll})/u

const DEED =
  /^(?:(?!registered|certified|licensed|chartered|qualified)\p{L}+ed|led|built|ran|held|took|cut|wrote|drove|made|grew|won|taught|oversaw|kept|set|brought|sold)\s/iu

/** Whether a line below the date may name the employer without any word that says so: capitals, and nothing done. */
const looksLikeName = (text: string) =>
  text.length <= 48 &&
  !DEED.test(text) &&
  text.split(/\s+/).every((word) => word.length < 4 || !/^\p{Ll}/u.test(word))

const isChinese = ({ text }: Fragment) => countHan(text) > 0

/** A header's pieces. Below the date a name without evidence counts only as its first piece, and where none is above. */
function scoreFragments(fragments: Fragment[]): Scored[] {
  const above = fragments.filter((one) => one.isLeading).map((one) => scoreFragment(one, true))
  const named = above.filter((one) => one.title >= 0.7)
  // Two names of posts on two lines: one of them is a firm's that sounds like a post ("平安好医生" over "产品经理").
  const areTwo =
    above.length === named.length && new Set(named.map(({ line }) => line)).size > 1 && named.every(isChinese)
  if (areTwo) for (const one of named) one.mayBeFirm = true
  const isNamed = areTwo || above.some((one) => one.isPlain || one.organisation >= 0.5)
  const first = fragments.find((one) => !one.isLeading)
  const below = fragments.filter((one) => !one.isLeading)
  const isDateAlone = above.length === 0
  const mayBePlain = (one: Fragment) =>
    !isNamed && looksLikeName(one.text) && (one === first || (isDateAlone && below.indexOf(one) < 3))
  return [...above, ...below.map((one) => scoreFragment(one, mayBePlain(one)))]
}

function scoreFragment(fragment: Fragment, mayBePlain: boolean): Scored {
  const organisation = organisationScore(fragment.text)
  const title = titleScore(fragment.text)
  const against =
    isNoise(fragment.text) ||
    isPlace(fragment.text) ||
    TEXTUAL.test(fragment.text) ||
    (!fragment.isLeading && DEED.test(fragment.text))
  const isPlain = mayBePlain && !against && organisation === 0 && title === 0 && !isDepartment(fragment.text)
  // Below the date a line of business alone may be what was done there ("推动与上下游共享数据").
  const isTold = !fragment.isLeading && organisation < 1 && fragment.text.length > 8
  const weight = against ? 0 : fragment.isLeading ? 1 : isTold ? 0.3 : 0.65
  const department = isDepartment(fragment.text) && organisation < 0.7 ? 0.5 : 1
  return {
    ...fragment,
    organisation: organisation * weight * department,
    title: title * weight * (title < 1 ? department : 1),
    isPlain,
  }
}

const asEmployer = (one: Scored) =>
  one.mayBeFirm ? 0.3 : one.isPlain ? (one.isLeading ? 0.4 : 0.12) : one.organisation * (1 - one.title * 0.75)
const asTitle = (one: Scored) =>
  one.isPlain ? (one.isLeading ? 0.25 : 0.05) : one.title * (1 - one.organisation * 0.2)

/** Chooses which two pieces are employer and title, by the words in them and the order of the section. */
function chooseRoles(fragments: Scored[], order: Order): Roles {
  const pieces = fragments.slice(0, 14)
  let best: Roles = { employer: null, title: null, score: 0 }
  const keep = (employer: Scored | null, title: Scored | null, score: number) => {
    if (score > best.score + 1e-6) best = { employer, title, score }
  }
  for (const employer of pieces) {
    const named = asEmployer(employer) - employer.order * 0.01
    if (asEmployer(employer) > 0.05) keep(employer, null, named)
    for (const title of pieces) {
      if (title === employer || asTitle(title) <= 0.04 || asEmployer(employer) <= 0.05) continue
      const habit = (employer.order < title.order ? 1 : -1) * order * 0.15
      keep(employer, title, named + asTitle(title) - title.order * 0.01 + habit)
    }
  }
  // A title alone: a further post at the employer named before. Only where nothing beside it could be one.
  const lone = pieces.find(
    (one) =>
      one.title > 0.5 &&
      one.organisation < 0.7 &&
      pieces.every((other) => other === one || asEmployer(other) <= 0.05),
  )
  return lone && (best.employer === null || best.employer === lone)
    ? { employer: null, title: lone, score: lone.title }
    : best
}

function orderOf(headers: Scored[][]): Order {
  const votes = headers.map((fragments) => {
    const organisation = fragments.find((one) => one.organisation >= 0.6 && one.title < 0.5)
    const title = fragments.find((one) => one.title >= 0.6 && one.organisation < 0.5)
    return organisation && title ? Math.sign(title.order - organisation.order) : 0
  })
  const sum: number = votes.reduce<number>((total, vote) => total + vote, 0)
  return sum === 0 ? 0.2 : Math.sign(sum)
}

/** A place, or one word that may be a town no list holds. */
const isPlaceOrTown = (text: string) =>
  isPlace(text) || (/^\p{Lu}[\p{L}-]+$/u.test(text) && organisationScore(text) === 0)

const sure = (score: number) => 0.5 + 0.45 * Math.min(1, Math.max(0, score))

function labelledReading(
  header: HeaderFacts,
  kind: 'company' | 'title' | 'role',
): Reading<string> | undefined {
  const found = header.labelled.find((one) => one.kind === kind)
  if (!found) return undefined
  // "Name and address of employer": what stands behind the name's comma is the address.
  const [name = found.value, ...rest] = kind === 'company' ? splitFragments(found.value) : []
  const value = rest.length === 1 && isPlaceOrTown(rest[0] ?? '') ? name : found.value
  return reading(value, 0.95 * found.certainty, locate(found.line, value))
}

/** A title with a second one that a comma joins to it ("Analyst, Senior Analyst"). */
function wholeTitle(title: Scored, fragments: Scored[]): string {
  const next = fragments.find((one) => one.order === title.order + 1 && one.line === title.line)
  const both = next && next.title >= 0.6 && next.organisation < 0.5 ? `${title.text}, ${next.text}` : null
  return both !== null && title.line.text.includes(both) ? both : title.text
}

function readEntry(entry: Entry, header: HeaderFacts, fragments: Scored[], order: Order) {
  const roles = chooseRoles(fragments, order)
  const labelledEmployer = labelledReading(header, 'company')
  const labelledTitle = labelledReading(header, 'title') ?? labelledReading(header, 'role')
  const employer =
    labelledEmployer ??
    (roles.employer
      ? reading(
          roles.employer.text,
          sure(asEmployer(roles.employer)),
          locate(roles.employer.line, roles.employer.text),
        )
      : undefined)
  const titleText = roles.title && wholeTitle(roles.title, fragments)
  const title =
    labelledTitle ??
    (roles.title && titleText && roles.title.text !== employer?.value
      ? reading(titleText, sure(asTitle(roles.title)), locate(roles.title.line, titleText))
      : undefined)
  const text = bodyText(entry, [employer, title])
  return { employer, title, dates: datesOf(entry.period, entry.dated?.line, false), text }
}

const MANY = 4

/** Whether a header gives too few pieces to tell two names apart, so that it must be cut more finely. */
function isTooCoarse({ fragments, labelled }: HeaderFacts, whole: Scored[]): boolean {
  if (labelled.some(({ kind }) => kind === 'company')) return false
  const leading = fragments.filter((one) => one.isLeading)
  const isRunTogether = leading.length === 1 && (leading[0]?.text.split(' ').length ?? 0) >= MANY
  return isRunTogether || !whole.some((one) => asEmployer(one) > 0.05)
}

const namesEmployer = (pieces: Scored[]) => pieces.some((one) => one.organisation >= 0.5)
const hasCommaEmployer = (pieces: Scored[]) =>
  pieces.some((one) => one.organisation >= 0.5 && one.line.text.includes(`, ${one.text}`))

/** The headers' pieces, cut more finely where a whole one cannot be told apart ("Engineer, Stripe"). */
function scoreHeaders(entries: Entry[]): { headers: HeaderFacts[]; scored: Scored[][] } {
  const headers = entries.map((entry) => readHeader(entry))
  const scored = entries.map((entry, index) => {
    const header = headers[index]
    const whole = header ? scoreFragments(header.fragments) : []
    if (!header || !isTooCoarse(header, whole)) return whole
    const fine = scoreFragments(readHeader(entry, true).fragments)
    const isNameless = !whole.some((one) => asEmployer(one) > 0.05)
    // A later post under one employer names none: only the first header decides that commas part employers too.
    return (isNameless && index === 0) || (namesEmployer(fine) && !namesEmployer(whole)) ? fine : whole
  })
  // Where commas part employers in most headers, they do so in the one whose employer no list knows.
  const isHabit = scored.filter(hasCommaEmployer).length * 2 > entries.length
  const parted = scored.map((pieces, index) => {
    const entry = entries[index]
    const isNameless = !pieces.some((one) => asEmployer(one) > 0.05)
    return isHabit && isNameless && entry ? scoreFragments(readHeader(entry, true).fragments) : pieces
  })
  return { headers, scored: parted }
}

/** Whether the words of a header show a post somewhere, where no section's title says so. */
const isEvident = (fragments: Scored[]) =>
  fragments.some((one) => one.organisation >= 0.7) ||
  (fragments.some((one) => one.isLeading && one.title >= 0.9) &&
    fragments.some((one) => one.isLeading && one.isPlain))

const opensEmployer = (text: string) => organisationScore(text) >= 0.7

/** The employers a section of work experience lists; a further post under one employer repeats its name. */
export function readEmployers(lines: Line[], needsEvidence = false): EmployerReading[] {
  const entries = groupEntries(lines, { allowsSingleDate: false, opens: opensEmployer })
  const { headers, scored } = scoreHeaders(entries)
  const order = orderOf(scored)
  const found: (EmployerReading & { isShell: boolean })[] = []
  for (const [index, entry] of entries.entries()) {
    const header = headers[index]
    const fragments = scored[index]
    if (!header || !fragments) continue
    const { employer: own, title, dates, text } = readEntry(entry, header, fragments, order)
    const previous = found.at(-1)
    const employer = own ?? (title && previous ? previous.employer : undefined)
    if (!employer || (needsEvidence && !isEvident(fragments))) continue
    if (!own && previous && !previous.title) previous.isShell = true
    found.push({ employer, ...(title ? { title } : {}), ...dates, ...(text ? { text } : {}), isShell: false })
  }
  return found.filter(({ isShell }) => !isShell).map(({ isShell: _, ...employer }) => employer)
}
