import { organisationScore } from './organisation-words.ts'
import { asEmployer, asTitle, type Scored } from './score-fragments.ts'
import { titleScore } from './title-words.ts'

/** The pieces of a header that name the employer and the post. */
export interface Roles {
  employer: Scored | null
  title: Scored | null
  score: number
}

/** Which of the two a section's writer puts first: positive for the employer, negative for the title. */
type Order = number

/** Where in their headers a section's writer puts employers and posts. */
interface Habit {
  employer?: string
  title?: string
}

const MOST_PIECES = 14
/** What standing where its kind usually does speaks for a piece. */
const USUAL = 0.45
const EVIDENT = 0.6

/** Chooses which two pieces are employer and title, by the words in them and the order and the places of the section. */
function chooseRoles(fragments: Scored[], order: Order, habit: Habit): Roles {
  const usual = (one: Scored, slot: string | undefined) => (one.mayName && one.slot === slot ? USUAL : 0)
  const pieces = fragments.slice(0, MOST_PIECES).map((one) => ({
    one,
    firm: asEmployer(one) + usual(one, habit.employer),
    post: asTitle(one) + usual(one, habit.title),
  }))
  let best: Roles = { employer: null, title: null, score: 0 }
  const keep = (employer: Scored, title: Scored | null, score: number) => {
    if (score > best.score + 1e-6) best = { employer, title, score }
  }
  for (const { one: employer, firm } of pieces) {
    if (firm <= 0.05) continue
    const named = firm - employer.order * 0.01
    keep(employer, null, named)
    for (const { one: title, post } of pieces) {
      if (title === employer || post <= 0.04) continue
      const direction = (employer.order < title.order ? 1 : -1) * order * 0.15
      keep(employer, title, named + post - title.order * 0.01 + direction)
    }
  }
  // A title alone: a further post at the employer named before. Only where nothing beside it could be one.
  const lone = pieces.find(
    ({ one }) =>
      one.title > 0.5 &&
      one.organisation < 0.7 &&
      pieces.every((other) => other.one === one || other.firm <= 0.05),
  )?.one
  return lone && (best.employer === null || best.employer === lone)
    ? { employer: null, title: lone, score: lone.title }
    : best
}

function orderOf(headers: Scored[][]): Order {
  const votes = headers.map((fragments) => {
    const organisation = fragments.find((one) => one.organisation >= EVIDENT && one.title < 0.5)
    const title = fragments.find((one) => one.title >= EVIDENT && one.organisation < 0.5)
    return organisation && title ? Math.sign(title.order - organisation.order) : 0
  })
  const sum: number = votes.reduce<number>((total, vote) => total + vote, 0)
  return sum === 0 ? 0.2 : Math.sign(sum)
}

/** The place most of some pieces stand at; undefined when they have none in common. */
function usualSlot(pieces: Scored[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { slot } of pieces) counts.set(slot, (counts.get(slot) ?? 0) + 1)
  return [...counts].find(([, count]) => count * 2 > pieces.length)?.[0]
}

/** Whether words tell at least one of the two names, and so the other by its place. */
const isCertain = ({ employer, title }: Roles) =>
  organisationScore(employer?.text ?? '') >= EVIDENT || titleScore(title?.text ?? '') >= EVIDENT

/**
 * Employer and post of each of a section's headers. Where words tell them in some headers, their places there tell them in
 * the ones whose names no list knows.
 */
export function chooseAllRoles(headers: Scored[][]): Roles[] {
  const order = orderOf(headers)
  const told = headers.map((fragments) => chooseRoles(fragments, order, {}))
  const certain = told.filter(isCertain)
  const employer = usualSlot(certain.flatMap((one) => one.employer ?? []))
  const title = usualSlot(certain.flatMap((one) => one.title ?? []))
  const habit = { ...(employer ? { employer } : {}), ...(title ? { title } : {}) }
  return headers.map((fragments) => chooseRoles(fragments, order, habit))
}
