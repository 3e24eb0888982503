import { degreeIn } from '../fields/degree.ts'
import { simplified } from '../text/folded.ts'
import CHINESE_MAJOR_WORDS from '../vocabulary/majors-chinese.json' with { type: 'json' }
import LATIN_MAJOR_WORDS from '../vocabulary/majors-latin.json' with { type: 'json' }

const CHINESE_MAJOR = new RegExp(
  String.raw`(?:${CHINESE_MAJOR_WORDS.join('|')})(?:\s?[(][^)]{1,20}[)])?$`,
  'u',
)

const LATIN_MAJOR = new RegExp(String.raw`\b(?:${LATIN_MAJOR_WORDS.join('|')})\b`, 'iu')

/** How likely a text is a field of study, 0..1. */
export function majorScore(printed: string): number {
  const text = simplified(printed)
  if (text.length > 70 || text.length < 2) return 0
  if (CHINESE_MAJOR.test(text) && text.length <= 30) return 0.9
  return LATIN_MAJOR.test(text) && text.split(/\s+/).length <= 8 ? 0.9 : 0
}

const GENERIC =
  /^(?:[理工文法农医]学|教育学?|管理学?|经济学?|艺术学?|历史学|哲学|工程|应用|专业|engineering|science|sciences|arts|education|laws?|technology|philosophy|(?:applied|social) sciences?|社会科学|工商管理学)$/i

/** Whether a Latin field is only the faculty a degree is named for ("Bachelor of Engineering"). */
export const isGenericMajor = (text: string): boolean => GENERIC.test(simplified(text))

const DEGREE_NAMED = /^business administration\b/i

/** Whether a field is the degree's own name ("Master of Business Administration, Finance"). */
export const isDegreeNamed = (text: string): boolean => DEGREE_NAMED.test(text)

const CERTIFIED =
  /^(?:(?:(?:national|higher|advanced|professional|trade|technical|vocational)\s)*(?:post)?(?:graduate )?(?:diploma|certificate)(?:\s(?:[IVX]+|(?:level\s)?\d))?|p[óo]s[- ]gradua[çc][ãa]o lato sensu)\s(?:(?:in|of|em)\s)?(?=\p{L})/iu

/** Whether a text names a diploma or certificate in a field. */
export const isCertified = (text: string): boolean => CERTIFIED.test(text)

/** A major without the words that merely say it is one. */
export const bareMajor = (text: string): string =>
  text
    .replace(/\(\s*\)/g, '')
    .replace(/\s?\((?:double|dual|joint) (?:major|degree)\)/i, '')
    .replace(CERTIFIED, '')
    .replace(/^(?:candidate|student)\s(?:in|of)\s/i, '')
    .replace(/^exchange(?: (?:student|semester|year|program(?:me)?))?\s+(?:in\s)?(?=\p{Lu})/iu, '')
    .replace(/^(?:获得?|授予|取得|攻读|学习|就读|studied|read)\s?/i, '')
    .replace(/\s(?:at|from|by)$/i, '')
    .replace(/^of\s.{3,40}?\sin\s/i, '')
    .replace(/^(?:degree\s)?(?:in\b|of\b|em\b|en\b|:|-|–)\s*/i, '')
    .replace(/^(?:专业|主修|方向|major(?:ing)?)\s*(?:in|of)?\s*:?\s*/i, '')
    .replace(/(?<=^[\p{Script=Han}()]{2,20})专业.*$/u, '')
    .replace(/\s(?:option|pathway|track|stream|concentration|major|speciali[sz]ation)(?=\)?$)/i, '')
    .replace(/[\s,;:·–-]+$/, '')
    .replace(/^\(([^()]*)\)$/, '$1')
    .trim()

// How somebody studied, how far they are, how it ended: what brackets and words beside a degree tell.
const MANNER =
  /\((?:在读|全日制|非全日制|统招|非统招|保送|应届|在职|业余|自考|函授|成人|成教|远程|[硕本]{1,2}[硕博]?连读|直博|推免|专升本|[^()]*(?:毕业|荣誉|榮譽)|[^()]*(?:candidate|expected|in progress|distance learning|incomplete|unfinished|not completed|withdrawn|predicted [^()]*|double major|joint degree|sandwich|active|part[- ]time|full[- ]time|online|cursando|incomplet[oa]|complet[oa]|conclu[ií]d[oa]|em andamento|trancad[oa]))\)|学历|学位|學歷|學位|[毕畢肄结結][业業]|(?:^|\s)(?:cursando|(?:in)?complet[oa]|conclu[ií]d[oa]|em andamento)(?=\s|$)|^[/\\]|[/\\]$/giu
// "Bachelor of Applied Science (BASc)": the degree once more.
const BRACKETS = /\(([^()]{2,8})\)/g
const NEXT_SENTENCE = /(?<=\)|\p{Ll}{3})\.\s.*$/u
const WITH_INNER = /^([^()]+?)\s?\(([^()]+)\)$/u

/** The field that is left of a text about a degree when the degree's own words are taken out. */
export function fieldOf(rest: string): string {
  const bare = rest.replace(MANNER, '').replace(BRACKETS, (whole, inner) => (degreeIn(inner) ? '' : whole))
  const first = bare.replace(/^[\s,;:.·–-]+/, '').replace(NEXT_SENTENCE, '')
  const field = bareMajor(first.trim())
  const [, outer = '', inner = ''] = field.match(WITH_INNER) ?? []
  // "Bachelor of Engineering (Civil)": the faculty outside, the field in brackets.
  return isGenericMajor(outer) && majorScore(inner) > 0 ? inner : field
}
