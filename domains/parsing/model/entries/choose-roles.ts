import { tolerances } from '../tolerances.ts'
import type { EntryKind } from './posts-within.ts'
import { asEmployer, asTitle, type Scored } from './score-fragments.ts'

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
const { usual: USUAL, evident: EVIDENT } = tolerances.chooseRoles

const lineOf = (slot: string) => slot.split('/')[0]

/** Chooses which two pieces are employer and title, by the words in them and the order and the places of the section. */
function chooseRoles(fragments: Scored[], order: Order, habit: Habit): Roles {
  const usual = (one: Scored, slot: string | undefined) => (one.mayName && one.slot === slot ? USUAL : 0)
  // Where the others have their employers on another line, what a comma sets behind a post is a department.
  const isElsewhere = (one: Scored) =>
    one.isTail &&
    one.organisation < 0.5 &&
    habit.employer !== undefined &&
    lineOf(habit.employer) !== lineOf(one.slot)
  const pieces = fragments.slice(0, MOST_PIECES).map((one) => ({
    one,
    firm: isElsewhere(one) ? 0 : asEmployer(one) + usual(one, habit.employer),
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
  const isFirmByPlace = (one: Scored) =>
    one.slot === habit.employer && pieces.some((other) => other.one !== one && other.one.title > 0.5)
  const lone = pieces.find(
    ({ one }) =>
      one.title > 0.5 &&
      one.organisation < 0.7 &&
      !isFirmByPlace(one) &&
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

/** What a place in the headers is worth for a name, counted over all of them: what contradicts it counts against it. */
function worthOfSlots(headers: Scored[][], worth: (one: Scored) => number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const one of headers.flat()) sums.set(one.slot, (sums.get(one.slot) ?? 0) + worth(one))
  return sums
}

/** A name of one kind where the other ought to stand, or a place, a figure, a department. */
const WRONG = -0.3

const firmWorth = (one: Scored) => {
  if (one.title >= EVIDENT || !(one.mayName || one.isPlain))
    return one.organisation >= EVIDENT ? asEmployer(one) : WRONG
  return Math.max(0, asEmployer(one))
}
const postWorth = (one: Scored) => {
  if ((one.organisation >= EVIDENT && one.title < EVIDENT) || !one.mayName)
    return one.title >= EVIDENT ? asTitle(one) : WRONG
  return Math.max(0, asTitle(one))
}

/** Where a section's headers have employer and post: the two places that all of them together speak for most. */
function habitOf(headers: Scored[][]): Habit {
  if (headers.length < 2) return {}
  const firms = worthOfSlots(headers, firmWorth)
  const posts = worthOfSlots(headers, postWorth)
  let best: Habit & { worth: number } = { worth: 0 }
  for (const [employer, firm] of firms) {
    for (const [title, post] of posts) {
      if (employer !== title && firm > 0 && post > 0 && firm + post > best.worth)
        best = { employer, title, worth: firm + post }
    }
  }
  return best
}

/**
 * Employer and post of each of a section's headers. Where words tell them in some headers, their places there tell them in
 * the ones whose names no list knows. A post within an employer's time has no employer of its own, and the employer no post.
 */
export function chooseAllRoles(headers: Scored[][], kinds: EntryKind[]): Roles[] {
  const whole = headers.filter((_, index) => kinds[index] === 'whole')
  const habit = habitOf(whole)
  const order = habit.employer === undefined ? orderOf(whole) : 0
  return headers.map((fragments, index) => {
    const [first] = fragments
    if (kinds[index] === 'post' && first) return { employer: null, title: first, score: first.title }
    if (kinds[index] === 'shell') return { ...chooseRoles(fragments, 0, {}), title: null }
    return chooseRoles(fragments, order, habit)
  })
}
