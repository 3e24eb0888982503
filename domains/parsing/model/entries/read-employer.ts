import { confidences } from '../confidences.ts'
import { isPlace } from '../fields/places.ts'
import { type Reading, reading } from '../reading.ts'
import type { EmployerReading } from '../resume.ts'
import type { Line } from '../text/line.ts'
import { locate } from '../text/locate.ts'
import { bodyText } from './body-text.ts'
import { chooseAllRoles, type Roles } from './choose-roles.ts'
import { datesOf } from './dates-of.ts'
import { doubted } from './doubt.ts'
import { splitFragments } from './fragments.ts'
import { type Entry, groupEntries } from './group-entries.ts'
import type { HeaderFacts } from './header-fragments.ts'
import { isDepartment, organisationScore } from './organisation-words.ts'
import { PlacedLines } from './placed-lines.ts'
import { kindsOf } from './posts-within.ts'
import { asEmployer, asTitle, type Scored } from './score-fragments.ts'
import { scoreHeaders } from './score-headers.ts'
import { titleScore } from './title-words.ts'
import { undatedEntry, undatedPosts } from './undated-posts.ts'

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

/** What stands behind a post's comma and is plainly where it was held: a department by its word, a grade, a number. */
const HELD_AT =
  /\b(?:ward|unit|department|dept|team|division|office|branch|section|faculty|floor|campus|infrastructure|litigation|reporting|audit|tax)$|\d/i

/** Whether a piece goes on with the post in front of its comma: a further post, or its field where that is no department. */
const goesOn = (text: string) =>
  (titleScore(text) >= 0.6 || !HELD_AT.test(text)) && !isDepartment(text) && !isPlace(text)

/**
 * A title with what a comma joins to it: a second one ("Analyst, Senior Analyst") or its field ("Chief Engineer, Propulsion"),
 * as it is printed. A department and the employer are no part of it.
 */
function wholeTitle(title: Scored, fragments: Scored[], employer: Scored | null): string {
  let whole = title.text
  for (const next of fragments.filter((one) => one.order > title.order && one.line === title.line)) {
    const joined = `${whole}, ${next.text}`
    const isOther = next === employer || next.organisation >= 0.5 || !(next.mayName || next.title >= 0.6)
    if (isOther || !goesOn(next.text) || !title.line.text.includes(joined)) break
    whole = joined
  }
  return whole
}

/**
 * How far the employer may be trusted that no word but its place shows: where a post is sure beside it and the header has its dates, only
 * the firm is left to be named.
 */
function sureEmployer(entry: Entry, { employer, title }: Roles): number {
  if (!employer) return 0
  const isNamed = employer.isPlain && employer.mayName && !/[\d()]/.test(employer.text)
  const isPlaced = isNamed && entry.period?.isRange === true && title !== null && title.title >= 0.9
  return Math.max(sure(asEmployer(employer)), isPlaced ? confidences.entry.placed : 0)
}

function readEntry(entry: Entry, header: HeaderFacts, fragments: Scored[], roles: Roles) {
  const labelledEmployer = labelledReading(header, 'company')
  const labelledTitle = labelledReading(header, 'title') ?? labelledReading(header, 'role')
  const employer =
    labelledEmployer ??
    (roles.employer
      ? reading(
          roles.employer.text,
          sureEmployer(entry, roles),
          locate(roles.employer.line, roles.employer.text),
        )
      : undefined)
  const titleText = roles.title && wholeTitle(roles.title, fragments, roles.employer)
  const title =
    labelledTitle ??
    (roles.title && titleText && roles.title.text !== employer?.value
      ? reading(titleText, sure(asTitle(roles.title)), locate(roles.title.line, titleText))
      : undefined)
  const text = bodyText(entry, [employer, title])
  return { employer, title, dates: datesOf(entry.period, entry.dated?.line, false), text }
}

/** Whether the words of a header show a post somewhere, where no section's title says so. */
const isEvident = (fragments: Scored[]) =>
  fragments.some((one) => one.organisation >= 0.7) ||
  (fragments.some((one) => one.isLeading && one.title >= 0.9) &&
    fragments.some((one) => one.isLeading && one.isPlain))

const PIECES = /\t|, |[|·:(]|\s[–-]\s/

const namesPost = (text: string) => text.split(PIECES).some((piece) => titleScore(piece.trim()) >= 0.9)

const opensEmployer = (text: string) => organisationScore(text) >= 0.7

/** The employer of the entry above, for a post that names none. */
const carried = ({ value, confidence, source }: Reading<string>, isWithin: boolean): Reading<string> =>
  reading(
    value,
    Math.min(confidence, isWithin ? confidences.carried.within : confidences.carried.other),
    source,
  )

type Found = EmployerReading & { isShell: boolean }

/** What is left of an entry that names no firm: its post and its dates, in doubt. */
const nameless = (rest: Omit<EmployerReading, 'employer'>): Found => ({
  ...doubted(rest, confidences.entry.partial),
  isShell: false,
})

/**
 * The employers a section of work experience lists; a further post under one employer repeats its name. Where words must show that
 * something is a post at all, what names no firm is left out.
 */
export function readEmployers(
  lines: Line[],
  needsEvidence = false,
  placed: PlacedLines = new PlacedLines(),
): EmployerReading[] {
  const entries = groupEntries(lines, {
    allowsSingleDate: false,
    opens: opensEmployer,
    completes: namesPost,
    undated: undatedPosts,
  }).map(undatedEntry)
  const { headers, scored } = scoreHeaders(entries)
  const kinds = kindsOf(entries, scored)
  const choices = chooseAllRoles(scored, kinds)
  const found: Found[] = []
  for (const [index, entry] of entries.entries()) {
    const header = headers[index]
    const fragments = scored[index]
    const roles = choices[index]
    if (!header || !fragments || !roles) continue
    const previous = found.at(-1)
    const { employer: own, title, dates, text } = readEntry(entry, header, fragments, roles)
    const isWithin = kinds[index] === 'post' || !previous?.title
    const employer = own ?? (title && previous?.employer ? carried(previous.employer, isWithin) : undefined)
    const isNamed = header.labelled.some(({ kind }) => kind === 'company')
    if (needsEvidence && (!employer || (!isNamed && !isEvident(fragments)))) continue
    const rest = { ...(title ? { title } : {}), ...dates, ...(text ? { text } : {}) }
    if (!employer && !title) continue
    placed.add(entry)
    if (employer && !own && previous && !previous.title) previous.isShell = true
    const most = entry.isDoubtful ? confidences.entry.partial : 1
    found.push(employer ? { ...doubted({ employer, ...rest }, most), isShell: false } : nameless(rest))
  }
  return found.filter(({ isShell }) => !isShell).map(({ isShell: _, ...employer }) => employer)
}
