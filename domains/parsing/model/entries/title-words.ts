import { chineseCityAtStart } from '../fields/places.ts'
import { simplified } from '../text/folded.ts'
import CHINESE_TITLE_WORDS from '../vocabulary/posts-chinese.json' with { type: 'json' }
import ENGLISH_TITLE_WORDS from '../vocabulary/posts-english.json' with { type: 'json' }
import BRAZILIAN_WORDS from '../vocabulary/posts-portuguese.json' with { type: 'json' }
import TRADES_WORDS from '../vocabulary/trades-english.json' with { type: 'json' }

const CHINESE_TITLE = new RegExp(
  String.raw`(?:${CHINESE_TITLE_WORDS.join('|')})(?:\s?[(][^)]{1,16}[)]|\s?[IVX\d一二三]{1,3}|岗|岗位|实习生|实习|一职|职位|\/.{1,16})?$`,
  'i',
)

// Posts of trades, ships, kitchens, stages, schools and services, and those of Brazil, each with its feminine.
const FURTHER_TITLE = new RegExp(
  `(?<!\\p{L})(?:${[...TRADES_WORDS, ...BRAZILIAN_WORDS].join('|')})s?(?!\\p{L})`,
  'iu',
)
// Posts written as their letters, in capitals only.
const LETTERS =
  /\b(?:RN|LPN|LVN|CNA|EMT|NP|HCA|SDR|BDR|SWE|SDE|DBA|CRA|CSR|PCA|MTS|HRBP|OTR|SENCO|GTA|TA|RA)\b(?! (?:Ltd|Inc|LLC|Group))/

const ENGLISH_TITLE = new RegExp(String.raw`(?<!\p{L})(?:${ENGLISH_TITLE_WORDS.join('|')})s?(?!\p{L})`, 'iu')

// Whom Chinese names by an ending: one who does it, makes it, or is at its head.
const CHINESE_ENDING =
  /^(?!.*(?:党员|团员|会员|学员|职员工|委员|群众|成长|增长|特长|专长|擅长|延长|校长室|化工|重工|军工|加工|施工|手工|分工|竣工)$)[\p{Script=Han}A-Za-z/、]{1,8}(?:员|师|工|长|官|手|生产者|副理|协理|学徒|法人|秘书|技师|大副|二副|轮机)$/u
// Endings that name a post as well as a line of business: of a firm when its town stands in front.
const WEAK_ENDING = /(?:设计|开发|运营|产品|架构|投资|策划|维修|数控|翻译|培训|采购|外贸|算法|测试)$/u
// However it begins, what ends so is a firm ("North Shore Water Partners, LLC").
const FIRM = /\b(?:llc|ltd|inc|corp|gmbh|plc|llp)\b\.?$|^(?:freelance|self[- ]employed)$/i
const AGENT = /^(?:\p{Lu}[\p{L}-]+ ){0,3}\p{Lu}\p{Ll}{2,}(?:er|or|ist|ian)$/u
/** A firm is named for those who work in it: "Gower Consulting Engineers". */
export const FIRM_OF = /\s(?:\p{L}{2,}(?:er|or|ant|ist|itect|ian|agent|ner)s)$/iu

/** How likely a text is a job title, 0..1. */
export function titleScore(printed: string): number {
  const text = simplified(printed)
  if (text.length > 70 || FIRM.test(text)) return 0
  if (WEAK_ENDING.test(text) && text.length > 4 && chineseCityAtStart(text) !== null) return 0
  if (CHINESE_TITLE.test(text)) return /^.{1,12}$/u.test(text) ? 1 : 0.7
  if (CHINESE_ENDING.test(text)) return 0.9
  if (FIRM_OF.test(text) && !/,| of /.test(text)) return 0
  const match = ENGLISH_TITLE.test(text) || FURTHER_TITLE.test(text) || LETTERS.test(text)
  if (!match) return AGENT.test(text) ? 0.4 : 0
  const words = text.split(/\s+/).length
  return words <= 6 ? 1 : words <= 9 ? 0.6 : 0
}
