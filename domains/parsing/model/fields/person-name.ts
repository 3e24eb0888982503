import { organisationScore } from '../entries/organisation-words.ts'
import { titleScore } from '../entries/title-words.ts'
import { simplified } from '../text/folded.ts'
import { COMPOUND_SURNAMES, isCommonSurname, SURNAMES } from '../vocabulary/surnames.ts'
import { isPlace } from './places.ts'

const HAN_NAME = /^[\p{Script=Han}]{2,4}$/u
const MINORITY_NAME = /^[\p{Script=Han}]{1,7}(?:[·•‧・.][\p{Script=Han}]{1,8}){1,2}$/u
const DOT = /[·•‧・.]/
// Words that no name holds, and words that only begin with a surname's character.
const NO_NAME =
  /简历|履历|信息|经[历验]|能力|背景|技能|评价|意向|爱好|证书|荣誉|资料|工程|经理|主管|总监|专员|助理|顾问|设计|开发|销售|运营|会计|[教老律]师|大学|学院|公司|集团|有限|学历|本科|硕士|博士|大专|电话|手机|邮箱|邮件|地址|职位|岗位|求职|应聘|项目|英语|汉族|党员|团员|群众|未婚|已婚|女士|先生|同学|应届|毕业|年龄|在职|离职|全职|兼职|文员|资深|产品|测试|[前后]端|数据|软件|财务|人事|行政|平台|系统|联系|籍贯|专业|课程|主任|编辑|记者|司机|护士|医[生师]|客服|采购|程序|架构|算法|实习|法务|商务|项$/
const NO_WHOLE_NAME =
  /^(?:高级|初级|中级|管理|金融|市场|技术|科学|研究|语言|时间|方式|成员|家庭|健康|国籍|民族|学习|工作|生活|中文|计算|策划|翻译|文案|严谨|乐观|开朗|向上|安全|成功|方案|常用|高效|平均|金牌|任务|华为|马上|万元|全国|时代|关于|和谐|成就|成长|成绩|明确|强烈|解决|包括|应用|利用|路径|计划|国际|国家|水平|问题|连接|连续|管控|保持|保证|满意|经常|支持|支付|才能|化学|海外|关于我|高中|中专|车间|平车工?|钳工|电工|焊工|厨师|[男女])$/

const LONG_NAME = /^[\p{Script=Han}]{4,8}$/u

/** How likely a Chinese text longer than most names is one, where its place speaks for it ("阿依古丽买买提"). */
export const longNameScore = (text: string): number =>
  LONG_NAME.test(text) && !NO_NAME.test(simplified(text)) && organisationScore(text) < 0.5 && !isPlace(text)
    ? 0.3
    : 0

/** How likely a Chinese text of a few characters is a person's name, 0..1. */
export function chineseNameScore(printed: string): number {
  const text = simplified(printed)
  if (MINORITY_NAME.test(text))
    return isPlace(text) || text.split(DOT).some((part) => titleScore(part) >= 0.9) ? 0 : 0.85
  if (!HAN_NAME.test(text) || NO_NAME.test(text) || NO_WHOLE_NAME.test(text) || isPlace(text)) return 0
  if (COMPOUND_SURNAMES.has(text.slice(0, 2)) && text.length > 2) return 0.95
  if (!SURNAMES.has(text.slice(0, 1))) return text.length <= 3 ? 0.2 : 0.1
  // Two surnames in a row are a family's that keeps both ("陈方安生").
  if (text.length === 4) return isCommonSurname(text.slice(1, 2)) ? 0.75 : 0.45
  return isCommonSurname(text.slice(0, 1)) ? 0.9 : 0.7
}

const PARTICLE =
  '(?:de|da|do|dos|das|di|del|della|van|von|der|den|ter|la|le|el|al|bin|binti|ibn|mac|st\\.?|y|e|zu|af)'
const WORD = "\\p{L}[\\p{L}'’.-]*"
const LATIN_NAME = new RegExp(`^${WORD}(?:\\s(?:${PARTICLE}|${WORD})){1,9}$`, 'iu')
const ONLY_PARTICLE = new RegExp(`^${PARTICLE}$`, 'iu')
const ANY_CASE =
  'ph\\.?\\s?d|mba|cpa|pmp|m\\.?d|m\\.?sc|b\\.?sc|rn|jr|sr|iii?|iv|esq|cfa|phr|bsn|cissp|ll\\.?[bm]|jd|hons|he/him|she/her|they/them'
const IN_CAPITALS =
  '[BM]\\.?(?:A|S|E|Ed|Eng|Tech|Com|Phil|Arch|Ch|N|Th|Des)|D\\.?(?:O|NP|DS|Phil)|Ed\\.?D|CA|FCA|ACA|F?CCA|ACCA|ACMA|CIMA|CIA|CISA|CISM|PE|P\\.?\\s?Eng|C\\.?Eng|EIT|AIA|RIBA|M?RICS|A?CIPD|MIET|SHRM-S?CP|LEED AP|OTR/L|PA-C|FNP-C'
// "RGN", "MRCPsych": what holds two capitals and hardly a vowel is no name.
const CONSONANTS = '(?=\\p{Lu}\\p{Ll}*\\p{Lu})[^aeiouyAEIOUY\\s,;()\\d]{3,8}'
/** What somebody puts behind their name: after a comma, or after two words of the name at least. */
const CREDENTIALS = [
  new RegExp(`(?:,\\s*|\\s+\\(?)(?:${ANY_CASE})\\.?\\)?[®™]?$`, 'iu'),
  new RegExp(
    `(?:,\\s*|(?<=\\p{L}\\s\\p{L}.*)\\s\\(?)(?:${IN_CAPITALS}|${CONSONANTS})(?:\\s?\\(Hons\\.?\\))?\\.?\\)?[®™]?$`,
    'u',
  ),
]
// "Beatrice Okafor-Lindqvist, MLIS": behind a comma in a name of small letters all capitals are a degree.
const CAPITALS_BEHIND = /(?<=\p{Ll}.*),\s*\p{Lu}[\p{Lu}.-]{1,6}$/u
const MOST_CREDENTIALS = 6
const NICKNAME = /\s["“”'(][\p{L} .-]{2,16}["“”')](?=\s)/gu
const HONORIFIC = /^(?:mr|mrs|ms|miss|dr|prof)\.?\s+/i
// Words of titles, headings, schools, companies and places: no part of a name.
const NO_LATIN_NAME =
  /\b(?:resume|résumé|curriculum|vitae|cv|engineer(?:ing)?|developer|manager|management|director|analyst|consultant|designer?|assistant|specialist|coordinator|officer|architect|administrat\w+|scientist|scien\w*|research\w*|teacher|professor|nurse|account\w*|executive|supervisor|programmer|technician|editor|writer|student|graduate|senior|junior|intern(?:ship)?|software|hardware|data|product|project|marketing|sales|finance|financial|business|web|full[- ]?stack|front[- ]?end|back[- ]?end|machine|learning|university|college|institute|school|inc|ltd|llc|corp|gmbh|company|group|road|avenue|ave|drive|suite|apt|building|district|province|city|phone|email|mobile|address|profile|summary|objective|experience|education|skills?|languages?|chinese|mandarin|contact|about|personal|information|details|references|native|fluent|confidential|http|www|github|linkedin|years?|professional|certified|development|technology|technologies|systems|science|bachelor|master|degree|gender|male|female|nationality|present|microsoft|google|amazon|python|java|javascript|react|excel|office|photoshop|team|work|communication|leadership|skype|wechat|human|resources|customer|service|operations|strategy|digital|media|computer|mechanical|electrical|civil|chemical|married|results?|driven|freelance|founder|ceo|cto|cfo|president)\b/i

// Function words in small letters and departments in capitals; as names they are written otherwise ("Wing To", "Ai Sato").
const NO_NAME_WORD = /\b(?:the|and|with|for|of|in|at|to|by|on|my|or|HR|UX|UI|AI|IT|QA|THE|AND|WITH|FOR|OF)\b/

function withoutCredentials(text: string): string {
  let bare = text
  for (let count = 0; count < MOST_CREDENTIALS; count++) {
    const shorter = [...CREDENTIALS, CAPITALS_BEHIND].reduce(
      (rest, pattern) => rest.replace(pattern, ''),
      bare,
    )
    if (shorter === bare) break
    bare = shorter
  }
  return bare
}

/** A Latin name without honorifics, credentials and pronouns. */
export const bareLatinName = (text: string): string =>
  withoutCredentials(text.replace(NICKNAME, '').replace(/(?<=\p{L} \p{L}+)\s\(\p{Lu}\p{Ll}+\)$/u, ''))
    .replace(HONORIFIC, '')
    .replace(/[\s,;|{}[\]<>!]+$|(?<=\p{Ll}{2})\.$/u, '')
    .trim()

const isCapitalised = (word: string) => /^(?:al-|el-|d'|l'|ben-)?\p{Lu}/u.test(word)

/** How likely a Latin text is a person's name, 0..1; one in small letters counts little. */
export function latinNameScore(text: string): number {
  const bare = bareLatinName(text)
  if (
    bare.length > 64 ||
    !LATIN_NAME.test(bare) ||
    NO_LATIN_NAME.test(bare) ||
    NO_NAME_WORD.test(bare) ||
    isPlace(bare)
  )
    return 0
  // "Van Morrison", "Om Das": a particle at either end, with a capital, is a name.
  const words = bare
    .split(' ')
    .filter(
      (word, at, all) =>
        !ONLY_PARTICLE.test(word) || ((at === 0 || at === all.length - 1) && isCapitalised(word)),
    )
  if (words.length < 2 || words.every((word) => word.replace('.', '').length < 2)) return 0
  // A name may end as companies do ("Charlotte Church"): that only lowers it.
  const score = (words.length > 3 ? 0.6 : 0.8) * (organisationScore(bare) > 0.5 ? 0.6 : 1)
  return words.every(isCapitalised) ? score : words.some(isCapitalised) ? 0.3 : 0.4
}
