import { isPlace } from '../fields/places.ts'
import type { Line } from '../text/line.ts'
import { withoutBullet } from '../text/line.ts'
import { COUNTRIES, WORLD_CITIES } from '../vocabulary/cities.ts'
import { KNOWN_SKILLS } from '../vocabulary/skills.ts'
import { splitBrackets } from './brackets.ts'
import { splitFused } from './fused-names.ts'
import { majorScore } from './major-words.ts'
import { FIRM_END, LEGAL_TAIL, organisationScore, POST_IN_DEPARTMENT } from './organisation-words.ts'
import { CAMPUS_SYSTEM, schoolIn } from './school-words.ts'
import { titleScore } from './title-words.ts'

/** One piece of an entry's header: what stands between two separators. */
export interface Fragment {
  text: string
  line: Line
  /** Its place in the header, counted from 0 over all its lines. */
  order: number
  /** Where it stands: its line, counted from the one with the date, and its place in that line. */
  slot: string
  /** Whether its line stands at or above the one with the date. */
  isLeading: boolean
}

const STRONG =
  /\t+|\s*[|│‖¦·•●○◆◇■□▪◦⋅∙・‧›»▸►;。]\s*|\s+[-–—\\>~*=+_…]+\s+|\s+–+\s*|\s*–+\s+|(?<!\p{Script=Latin})–+|–+(?!\p{Script=Latin})|(?<=\S)\s+@\s+|(?<=\p{Script=Han})@(?=\p{Script=Han})|\s{2,}|\s*:\s+|(?<=\p{Script=Han}):|:(?=\p{Script=Han})/u
const COMMA = /\s*,\s*(?!\d{3}(?!\d))(?![^()]*\))/u
const HAN_BLANK = /(?<=\p{Script=Han}\)?)\s+(?=[^\s(])|(?<=[^\s(])\s+(?=\p{Script=Han})/u
const HAN_HYPHEN =
  /(?<=\p{Script=Han}\)?)[-_—/](?=\p{Script=Han}{2}|[A-Z]{2,})|(?<=\p{Script=Han}{2})-(?=[A-Za-z])/u
const AT = /^(?<before>.{2,60}?)\s+(?<link>at|from|with)\s+(?<after>(?:\p{Lu}|\p{Script=Han}).{1,60})$/u
// Capitalised words, none of which says that something was done, in front of "at".
const POST_LIKE = /^(?!\p{L}+ed\s)\p{Lu}[\p{L}.]*(?:\s(?:of|and|&|\p{Lu}[\p{L}./-]*)){0,4}$/u
// A stop that ends a name, and one after which a sentence about it begins; abbreviations keep theirs.
const STOP =
  /(?<=\p{L}{2}|\p{Script=Han})(?<!\b(?:inc|ltd|co|corp|bros|jr|sr|univ|dept|inst|pvt|pte|pty|ltda|kft|zrt|cia|assoc|intl|mfg|hons))\.$/iu
const NEXT_SENTENCE =
  /(?<=\p{Ll}{3}|\p{Ll}\))(?<!\b(?:Univ|Dept|Prof|Inst|Tech|Corp|Bros|Intl|Assoc|Asst|Natl|Govt))\.\s+(?!(?:Co|Ltd|Inc|Corp|Pte|Pvt)\b)(?=\p{Lu}\p{Ll})/u
// A legal form ends its company's name; what goes on behind it is something else.
const LEGAL_INSIDE = /(?<=\s)((?:Co\.,?\s*)?(?:Ltd|LLC|GmbH|Lda|Ltda|Inc)\b\.?)\s+(?=\(?\p{Lu}\p{Ll})/gu
// "CVS Pharmacy-Pikesville, MD": a job board's own way to set the town behind the firm.
const TOWN_TAIL = /(?<=\p{L}{2})-(?=\p{Lu}[\p{L}.' ]{2,24}, \p{Lu}{2}(?:$|\t))/gu
const LEADS_ON = /(?<=\S)\s(?:from|since|between|during)$/i
const TRIM = /^[\s,:;·|–\-/.*~=+_…&]+|[\s,:;·|–\-/~=_…&*]+$/g
const LATIN_WORD = /^[\p{Script=Latin}\d.+#/ -]{1,24}$/u

function glue(
  parts: string[],
  separator: string,
  belongs: (before: string, after: string) => boolean,
): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const before = joined.at(-1)
    if (before !== undefined && belongs(before, part)) joined[joined.length - 1] = before + separator + part
    else joined.push(part)
  }
  return joined
}

// "Cambridge, MA" is a place, "Economics, MA" a degree: the word in front of the comma tells.
const isPlaceWithState = (before: string, after: string) =>
  (/^[A-Z]{2}$/.test(after) || COUNTRIES.has(after.toLowerCase())) &&
  organisationScore(before) < 0.5 &&
  (WORLD_CITIES.has(before.toLowerCase()) ||
    (majorScore(before) === 0 &&
      /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(before) &&
      titleScore(before) === 0))

const SCHOOL_OF = /^(?!(?:faculty|department)\b).*\b(?:school|college)\b/i

const commaBelongs = (before: string, after: string) =>
  LEGAL_TAIL.test(after) ||
  isPlaceWithState(before, after) ||
  (/^(?:the )?university of\b/i.test(after) &&
    ((/^\p{Lu}\p{Ll}+$/u.test(before) && majorScore(before) === 0) || SCHOOL_OF.test(before))) ||
  (CAMPUS_SYSTEM.test(before) && /^[A-Z][\p{L}. ]{3,20}$/u.test(after))

const SKILLS = new Set(KNOWN_SKILLS.map((skill) => skill.toLowerCase()))

const isLatin = (text: string) => !/\p{Script=Han}/u.test(text)
const isSchool = (text: string) => (schoolIn(text)?.score ?? 0) > 0.8

/** Whether two pieces are one name in two scripts ("University of Leeds 利兹大学", "Medtronic 美敦力(上海)管理有限公司"). */
function areTwins(before: string, after: string): boolean {
  if (isLatin(before) === isLatin(after)) return false
  const [latin, han] = isLatin(before) ? [before, after] : [after, before]
  if (isSchool(latin) || isSchool(han)) return isSchool(latin) && isSchool(han)
  const posts = [latin, han].filter((text) => titleScore(text) >= 0.6).length
  if (posts > 0) return posts === 2 && latin.includes(' ')
  if (majorScore(latin) > 0 && majorScore(han) > 0) return true
  return organisationScore(han) === 1 && !isPlace(latin) && /^\p{Lu}/u.test(latin)
}

// "Java 开发工程师", "高级 Java 工程师": a Latin word before or between parts of one title.
const blankBelongs = (before: string, after: string) =>
  (LATIN_WORD.test(before) &&
    titleScore(after) > 0 &&
    titleScore(before) === 0 &&
    (SKILLS.has(before.toLowerCase()) || !/^\p{Lu}\p{Ll}{3,}/u.test(before))) ||
  (/^[A-Z]{2,5}$/.test(before) && titleScore(after) > 0) ||
  /^(?:高级|资深|初级|中级|首席|助理|实习|区域|大区|副)$/.test(before) ||
  areTwins(before, after) ||
  /[与和及&/]$/.test(before) ||
  /^[与和及&(/]/.test(after)

/** "University of Hull/Marketing/BA": slashes and enumeration commas part facts where a school or a firm is one of them, not within a title. */
function splitSlashes(text: string): string[] {
  const parts = text.split(/[/、]/).map((part) => part.trim())
  const isList =
    parts.length > 1 &&
    parts.every((part) => part.length > 1) &&
    parts.some((part) => (schoolIn(part)?.score ?? 0) > 0.8)
  return isList ? parts : [text]
}

/** "Acme / Analyst": a slash between blanks parts facts, but not two names of one post ("Apprentice Chef / Commis"). */
function splitSpacedSlash(text: string): string[] {
  const parts = text.split(/\s+\/+\s+/)
  return parts.every((part) => titleScore(part) >= 0.4 && organisationScore(part) < 0.5) ? [text] : parts
}

const LEAST_FIRM = 4
const LEAST_POST = 2

/** "运城市盐湖区财政局预算股副股长": firm, department and post run together; the longest firm that leaves a post is meant. */
function splitPost(word: string): string[] {
  const ending = word.replace(/\)$/, '')
  const mayEnd = [2, 3, 4].some((length) => titleScore(ending.slice(-length)) > 0)
  if (word.length > 60 || !mayEnd) return [word]
  for (let at = word.length - LEAST_POST; at >= LEAST_FIRM; at--) {
    const post = word.slice(at).replace(/^\(|\)$/g, '')
    if (!FIRM_END.test(word.slice(0, at)) || titleScore(post) === 0) continue
    const [, department, own] = post.match(POST_IN_DEPARTMENT) ?? []
    return [word.slice(0, at), ...(department && own && titleScore(own) > 0 ? [department, own] : [post])]
  }
  return [word]
}

function splitHan(text: string): string[] {
  if (!/\p{Script=Han}/u.test(text)) return [text]
  const words = glue(text.split(HAN_BLANK), ' ', blankBelongs)
  return words.flatMap((word) => word.split(HAN_HYPHEN)).flatMap(splitPost)
}

/** Cuts a header's text into the pieces its writer set apart; legal forms and campuses stay with their names. A title may hold a comma, and two names stay
 * run together, unless `isStrict`. */
export function splitFragments(text: string, isStrict = false): string[] {
  return withoutBullet(text)
    .replace(LEGAL_INSIDE, '$1\t')
    .replace(TOWN_TAIL, '\t')
    .split(STRONG)
    .flatMap(splitSpacedSlash)
    .flatMap((part) => part.split(NEXT_SENTENCE))
    .flatMap((part) => {
      const { before, link, after } = part.match(AT)?.groups ?? {}
      if (!before || !after) return [part]
      const isNamed = organisationScore(before) >= 0.8 || schoolIn(before) !== null
      const isPost = titleScore(before) > 0 || (link !== 'with' && POST_LIKE.test(before) && !isNamed)
      return isPost || (link !== 'with' && schoolIn(after) !== null) ? [before, after] : [part]
    })
    .flatMap((part) => glue(part.split(COMMA), ', ', commaBelongs))
    .flatMap(splitHan)
    .flatMap(splitSlashes)
    .flatMap((part) => splitBrackets(part, isStrict))
    .flatMap((part) => (isStrict ? splitFused(part) : [part]))
    .map((part) => part.replace(TRIM, '').trim())
    .map((part) => (/^\([^()]*\)$/.test(part) ? part.slice(1, -1) : part))
    .map((part) => (part.includes('(') === part.includes(')') ? part : part.replace(/[()]/g, '').trim()))
    .map((part) => part.replace(STOP, '').replace(LEADS_ON, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part) && part.length <= 120)
}
