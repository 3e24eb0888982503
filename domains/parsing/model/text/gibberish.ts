import { tolerances } from '../tolerances.ts'
import { compact, countHan, visualLength } from './characters.ts'

/** Shorter texts than this tell too little. */
const LEAST_SIGNS = 150
const LOOKED_AT = 6000
const LEAST_WORDS = 30
const LEAST_HAN = 60
const {
  leastVowels: LEAST_VOWELS,
  leastFrequent: LEAST_FREQUENT,
  mostMixed: MOST_MIXED,
  mostSupplement: MOST_SUPPLEMENT,
  mostForeign: MOST_FOREIGN,
} = tolerances.gibberish

const WORD = /\S*\p{Script=Latin}\S*/gu
const LATIN_WORD = /\p{Script=Latin}{4,}/gu
const VOWEL =
  /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûüýÿąęıőűůāēīōūươạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu
// "co-founder", "C++", "a@b.cn", "3rd", "(Leeds)": signs that words have; any other between letters is strange.
const MIXED = /\p{Ll}[^\p{L}\p{N}\p{M}\s\p{Script=Han}.,;:@/&'’+#()·•|_–—-]\p{Ll}|\p{Ll}\d\p{Ll}/u
const SUPPLEMENT = /[\u0080-\u00b6\u00b8-\u00bf]/g
const LETTERS = /\p{L}/gu
const KNOWN_SCRIPT =
  /[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}]/u
const HAN = /\p{Script=Han}/gu
/** Characters that résumés use most. */
const FREQUENT = new Set(
  '的工作年月学公司大业有专理经管技术人中产品负责中国上海北京市项目发设计与和及能力历本科教育语生学校信息系统技在为等务机部客户数据分析团队开个行电子运营财会金科成完成程实习职位主要间至今对用网合方应法建市场销售名期联系话邮箱姓出男女自我评价',
)

/** Words some of which stand in every text of some length: small ones of Europe's languages, and what résumés are about. */
const USUAL =
  /(?<!\p{L})(?:and|the|of|in|to|for|with|at|as|on|by|from|university|college|experience|education|skills?|engineer|manager|project|email|phone|de|da|do|em|para|com|la|le|les|des|el|los|en|et|und|der|die|mit|von|di|il|per|och|og|na|van|het|universi\p{L}+)(?!\p{L})/giu
const LEAST_USUAL = 3

const shareOf = (count: number, all: number) => (all === 0 ? 0 : count / all)

function isLatinStrange(text: string): boolean {
  const words = text.match(LATIN_WORD) ?? []
  const tokens = text.match(WORD) ?? []
  if (words.length < LEAST_WORDS) return false
  const voiced = words.filter((word) => VOWEL.test(word) || word === word.toUpperCase()).length
  const shouted = words.filter((word) => word === word.toUpperCase() && !VOWEL.test(word)).length
  const mixed = tokens.filter((token) => MIXED.test(token)).length
  const isOwn = words.length > countHan(text)
  const usual = new Set(text.toLowerCase().match(USUAL))
  return (
    (isOwn && usual.size < LEAST_USUAL) ||
    shareOf(voiced - shouted, words.length - shouted) < LEAST_VOWELS ||
    shareOf(shouted, words.length) > 1 - LEAST_VOWELS ||
    shareOf(mixed, tokens.length) > MOST_MIXED
  )
}

function isHanStrange(text: string): boolean {
  const han = text.match(HAN) ?? []
  const frequent = han.filter((one) => FREQUENT.has(one)).length
  return han.length >= LEAST_HAN && shareOf(frequent, han.length) < LEAST_FREQUENT
}

/**
 * Whether a text is none: what a document's text layer holds whose fonts do not say which letters their shapes are. Told by what
 * every language's text has (vowels, frequent characters) and no text has; a short one is left alone.
 */
export function isGibberish(whole: string): boolean {
  const text = whole.slice(0, LOOKED_AT).normalize('NFKC')
  const signs = compact(text).length
  if (visualLength(compact(text)) < LEAST_SIGNS) return false
  const letters = text.match(LETTERS) ?? []
  const foreign = letters.filter((one) => !KNOWN_SCRIPT.test(one)).length
  return (
    shareOf(foreign, letters.length) > MOST_FOREIGN ||
    shareOf(text.match(SUPPLEMENT)?.length ?? 0, signs) > MOST_SUPPLEMENT ||
    isLatinStrange(text) ||
    isHanStrange(text)
  )
}
