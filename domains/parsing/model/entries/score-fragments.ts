import { isPlace } from '../fields/places.ts'
import { countHan } from '../text/characters.ts'
import { tolerances } from '../tolerances.ts'
import type { Fragment } from './fragments.ts'
import { isNoise } from './noise.ts'
import { isDepartment, organisationScore } from './organisation-words.ts'
import { titleScore } from './title-words.ts'

/** A header's piece with what speaks for its being an employer or a post. */
export interface Scored extends Fragment {
  organisation: number
  title: number
  /** Neither word evidence for nor against: a name nobody's list holds. */
  isPlain: boolean
  /** Whether it may name anything: no place, no figure, nothing that was done. */
  mayName: boolean
  /** Whether a comma sets it behind a post: where that was held, or with whom. */
  isTail: boolean
  /** Whether it stands where a department does, a firm's name being on the line below. */
  isDepartment: boolean
  /** Whether it reads as a post, but stands where only a firm can. */
  mayBeFirm?: boolean
}

const { likely: LIKELY, post: POST } = tolerances.scoreFragments
// A part of an institution that is named, too.
const PART = /^(?:department|dept\.?|division|faculty) of\b/i
// Beside a university its schools and colleges are parts of it.
const UNIVERSITY = /大学(?:\([^()]*\))?$|^universi\p{L}+ of |\buniversity$/iu
const TEXTUAL = /^(?:负责|参与|协助|主导|完成|通过|使用|\p{Ll})/u

/** What begins with something that was done. */
export const DEED =
  /^(?:(?!registered|certified|licensed|chartered|qualified)\p{L}+ed|led|built|ran|held|took|cut|wrote|drove|made|grew|won|taught|oversaw|kept|set|brought|sold)\s/iu

/** Whether a line below the date may name the employer without any word that says so: capitals, and nothing done. */
export const looksLikeName = (text: string) =>
  text.length <= 48 &&
  !DEED.test(text) &&
  text.split(/\s+/).every((word) => word.length < 4 || !/^\p{Ll}(?!['’-]?\p{Lu})/u.test(word))

// "Series 0486", "GS-0343-11": a number somebody files under.
const CODE = /^\p{Lu}\p{L}* \d{3,}$|^\p{Lu}{1,4}-\d/u

const isChinese = ({ text }: Fragment) => countHan(text) > 0

/** A header's pieces. Below the date a name without evidence counts only as its first piece, and where none is above. */
export function scoreFragments(fragments: Fragment[]): Scored[] {
  const isAtUniversity = fragments.some(({ text }) => UNIVERSITY.test(text))
  const above = fragments
    .filter((one) => one.isLeading)
    .map((one) => scoreFragment(one, true, isAtUniversity))
  const named = above.filter((one) => one.title >= 0.7)
  // Two names of posts on two lines: one of them is a firm's that sounds like a post ("平安好医生" over "产品经理").
  const areTwo =
    above.length === named.length && new Set(named.map(({ line }) => line)).size > 1 && named.every(isChinese)
  if (areTwo) for (const one of named) one.mayBeFirm = true
  const isDateAlone = above.length === 0
  for (const [at, one] of above.entries()) one.isTail = isTail(above, at)
  const isNamed =
    areTwo || above.some((one) => (one.isPlain && (!one.isTail || isDateAlone)) || one.organisation >= 0.5)
  const first = fragments.find((one) => !one.isLeading)
  const below = fragments.filter((one) => !one.isLeading)
  const mayBePlain = (one: Fragment) =>
    !isNamed && looksLikeName(one.text) && (one === first || (isDateAlone && below.indexOf(one) < 3))
  const under = below.map((one) => scoreFragment(one, mayBePlain(one), isAtUniversity))
  for (const [at, one] of under.entries()) one.isTail = isTail(under, at)
  // A name of its own on the line below says that a department stands behind the comma of the post above.
  if (under.some((one) => one.isPlain)) for (const one of above) one.isDepartment = one.isTail && one.isPlain
  return [...above, ...under]
}

/** Whether a piece stands behind a comma and a post, or behind another such piece. */
function isTail(pieces: Scored[], at: number): boolean {
  const [one, before] = [pieces[at], pieces[at - 1]]
  if (!one || !before || before.line !== one.line || !one.line.text.includes(`, ${one.text}`)) return false
  return before.title >= POST || isTail(pieces, at - 1)
}

function scoreFragment(fragment: Fragment, mayBePlain: boolean, isAtUniversity: boolean): Scored {
  const organisation = organisationScore(fragment.text)
  const title = titleScore(fragment.text)
  const against =
    isNoise(fragment.text) ||
    isPlace(fragment.text) ||
    (organisation < 0.7 && TEXTUAL.test(fragment.text)) ||
    (organisation === 0 && title === 0 && CODE.test(fragment.text)) ||
    (!fragment.isLeading && DEED.test(fragment.text))
  const isPlain =
    mayBePlain && !against && organisation === 0 && title < LIKELY && !isDepartment(fragment.text)
  // Below the date a line of business alone may be what was done there ("推动与上下游共享数据").
  const isPost = title === 1 && /^\p{Lu}/u.test(fragment.text)
  const isTold = !fragment.isLeading && organisation < 1 && !isPost && fragment.text.length > 8
  const weight = against ? 0 : fragment.isLeading ? 1 : isTold ? 0.3 : 0.65
  const department =
    isDepartment(fragment.text) && (organisation < 0.7 || isAtUniversity || PART.test(fragment.text))
      ? 0.5
      : 1
  return {
    ...fragment,
    organisation: organisation * weight * department,
    title: title * weight * (title < 1 ? department : 1),
    isPlain,
    isTail: false,
    isDepartment: false,
    mayName: !against && looksLikeName(fragment.text),
  }
}

/** How likely a piece names the employer, and how likely the post. */
export const asEmployer = (one: Scored) =>
  one.isDepartment
    ? 0.1
    : one.mayBeFirm
      ? 0.3
      : one.isPlain
        ? one.isLeading
          ? 0.4
          : 0.12
        : one.organisation * (1 - one.title * 0.75)
export const asTitle = (one: Scored) =>
  one.isPlain ? Math.max(one.title, one.isLeading ? 0.25 : 0.05) : one.title * (1 - one.organisation * 0.2)
