import { degreeIn } from '../fields/degree.ts'
import { isPlace } from '../fields/places.ts'
import { majorScore } from './major-words.ts'
import { isDepartment, organisationScore } from './organisation-words.ts'
import { schoolIn } from './school-words.ts'
import { titleScore } from './title-words.ts'

const BRACKETED = /^(.{2,60}?)\s?\(([^()]{2,60})\)$/u
const BRACKETS_WITHIN = /^([^()]{2,60}?)\s?\(([^()]{2,60})\)\s?([^()\s].*)$/u
const CAMPUS =
  /校区|分校|华东|华北|华南|华中|西南|[东西南北]校|在职|师范|合办|中外|hons|honours|mod|intl|international$/iu

const SHORT_FORM = /^[\p{Lu}\d .&-]{2,10}$|^(?:原|现|前|a\.k\.a|formerly|now)\b|学院$|^\p{Script=Han}{1,3}$/iu

/** Whether what stands in brackets is a fact of another kind than what stands in front of them. */
function isOtherFact(outer: string, inner: string): boolean {
  const school = schoolIn(outer)?.score ?? 0
  const isSchool = school > 0.5 || (school > 0 && majorScore(inner) > 0)
  // A town, a campus and an abbreviation were told apart before: what is left in a school's brackets is its course.
  if (isSchool) return degreeIn(inner) !== null || majorScore(inner) > 0 || !SHORT_FORM.test(inner)
  if (titleScore(outer) > 0 && (schoolIn(inner) !== null || organisationScore(inner) >= 0.7)) return true
  if (titleScore(outer) > 0 && isDepartment(inner)) return true
  if (titleScore(inner) >= 0.7 && titleScore(outer) === 0) return true
  if (organisationScore(outer) >= 0.5) return titleScore(inner) >= 0.7
  return majorScore(outer) > 0 && (degreeIn(inner) !== null || schoolIn(inner) !== null)
}

const HAN = /^[\p{Script=Han}·]{3,}$/u
const LATIN = /^[\p{Script=Latin}\d .,&'’-]{3,}$/u

/** Whether brackets only repeat a name in the other script. */
const isTwin = (outer: string, inner: string) =>
  ((HAN.test(outer) && LATIN.test(inner)) || (LATIN.test(outer) && HAN.test(inner))) &&
  (organisationScore(outer) > 0 ||
    schoolIn(outer) !== null ||
    (titleScore(outer) === 0 && organisationScore(inner) > 0)) &&
  titleScore(inner) === 0

/** "University of Hull (Marketing)" as two pieces; a campus, a town or an abbreviation stays with its name. */
export function splitBrackets(text: string, isStrict: boolean): string[] {
  const [, head, middle, tail] = text.match(BRACKETS_WITHIN) ?? []
  if (head && middle && tail && !CAMPUS.test(middle) && !isPlace(middle) && isOtherFact(head, middle))
    return [head, middle, tail]
  const [, outer, inner] = text.match(BRACKETED) ?? []
  if (outer && inner && isTwin(outer, inner)) return [outer]
  if (!outer || !inner || CAMPUS.test(inner)) return [text]
  if (isPlace(inner)) return schoolIn(outer) === null && /^\p{Script=Latin}/u.test(outer) ? [outer] : [text]
  const mayBeName = isStrict && titleScore(outer) > 0 && /\p{Ll}|\p{Script=Han}{3}/u.test(inner)
  return mayBeName || isOtherFact(outer, inner) ? [outer, inner] : [text]
}
