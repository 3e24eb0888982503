import { chineseCityAtStart, isPlace } from '../fields/places.ts'
import { simplified } from '../text/folded.ts'
import CHINESE_LEGAL_WORDS from '../vocabulary/firm-endings-chinese.json' with { type: 'json' }
import ENGLISH_LEGAL_WORDS from '../vocabulary/firm-words-latin.json' with { type: 'json' }
import BRANDS_WORDS from '../vocabulary/firms.json' with { type: 'json' }
import CHINESE_TRADE_WORDS from '../vocabulary/trades-of-firms-chinese.json' with { type: 'json' }
import { FIRM_OF } from './title-words.ts'

const CHINESE_LEGAL = new RegExp(
  String.raw`(?:${CHINESE_LEGAL_WORDS.join('|')})(?:\s?[(][^)]{1,24}[)])?$`,
  'u',
)

const CHINESE_TRADE = new RegExp(
  String.raw`(?:${CHINESE_TRADE_WORDS.join('|')})(?:\s?[(][^)]{1,24}[)])?$`,
  'u',
)

const BRANDS = new RegExp(String.raw`^(?:${BRANDS_WORDS.join('|')})$`, 'i')

const ENGLISH_LEGAL = new RegExp(
  String.raw`(?:\b(?:inc|llc|ltd|limited|corp|corporation|incorporated|company|companies|co|gmbh|ag|plc|llp|lp|ltda|lda|dac|kg|s\.?l|n\.?v|pvt|pte|pty|sarl|s\.?r\.?l|s\.?p\.?a|b\.?v|s\.?a|oyj?|ab|a\/s|kk|d\.?o\.?o|z o\.o|s\.r\.o|jsc|sas|slu?|se|kft|zrt|e?ood|aps|asa|berhad|bhd|tbk|doo|e\.v)\b\.?$|\b(?:${ENGLISH_LEGAL_WORDS.join('|')})\b(?:\s?[(][^)]{1,30}[)])?$)`,
  'i',
)

// What a firm or an office is comes first in Romance languages, and in some English names.
const KIND_FIRST =
  /^(?:hotel|hospital|cl[íi]nica|escola|col[ée]gio|supermercados?|mercado|mercearia|padaria|farm[áa]cia|drogaria|restaurante|lojas?|banco|construtora|transportadora|transportes|prefeitura|universidade|faculdade|instituto|grupo|ind[úu]strias?|distribuidora|posto|oficina|laborat[óo]rio|associa[çc][ãa]o|funda[çc][ãa]o|cooperativa|sindicato|tribunal|minist[ée]rio|c[âa]mara|igreja|editora|ag[êe]ncia|companhia|cia\.?|metal[úu]rgica|usina|fazenda|frigor[íi]fico|cervejaria|confec[çc][õo]es|imobili[áa]ria|pousada|churrascaria|pizzaria|lanchonete|shopping|bank of|ministry of|institute of|city of|h[ôo]pital|clinique|banque|soci[ée]t[ée]|groupe|klinikum|stadtwerke|ayuntamiento|museo)\s(?=(?:d[aeo]s?\s)?\p{Lu})/iu

const FORCES = /解放军|武警|部队|[海陆空]军|消防救援|(?:支|大|总)队$/u

const TOWN_FIRST = /^\p{Script=Han}{4,16}(?<![员师工长理管监任])$/u

// "a regional rental company": told, not named.
const IN_PROSE = /\s\p{Ll}+\s(?!(?:inc|llc|ltd|co|gmbh|plc|ag|ab|oy)\b)\p{Ll}{3,}$/u

/** How likely a text is the name of an organisation that employs, 0..1. */
export function organisationScore(printed: string): number {
  const text = simplified(printed)
  if (text.length > 80) return 0
  if (BRANDS.test(text) || (CHINESE_LEGAL.test(text) && text.length > 3)) return 1
  if (ENGLISH_LEGAL.test(text)) return IN_PROSE.test(text) ? 0.4 : /\s|\./.test(text) ? 1 : 0.5
  if (/(?:有限公司|集团|股份|研究院|银行|医院|公司|大学|学院|中学|学校)/u.test(text)) return 0.7
  if (FIRM_OF.test(text) && !/,| of /.test(text)) return 0.8
  if (KIND_FIRST.test(text)) return 1
  if (FORCES.test(text)) return 0.8
  if (/\b(?:university|hospital|bank|institute|ministry|national|inc\.|llc|ltd)\b/i.test(text)) return 0.7
  if (TOWN_FIRST.test(text) && chineseCityAtStart(text) !== null && !isPlace(text)) return 0.6
  return CHINESE_TRADE.test(text) && text.length > 3 && text.length < 24 ? 0.75 : 0
}

/** A legal form that was cut from its company's name by a comma ("Acme Co., Ltd."). */
export const LEGAL_TAIL =
  /^(?:inc|llc|ltd|limited|corp|l\.l\.c|llp|plc|gmbh|s\.?a(?:\.s)?|co|pvt|pte|lda|ltda|ag|kg|oy|ab|a\/?s|kft|s\.?r\.?o|b\.?v|n\.?v|dac|k\.?k|s\.?l|s\.?p\.?a|s\.?r\.?l|jsc|ltda|berhad|bhd)\b\.?(?:\s?ltd\.?)?$/i

/** Where the name of a Chinese firm or office can end inside a longer text. */
export const FIRM_END =
  /(?:公司|集团|事务所|研究院|研究所|支行|分行|银行|政府|[^\s]{2}局|委员会|法院|检察院|医院|卫生院|保健院|学校|小学|中学|大学|学院|幼儿园|设计院|工作室|酒店|宾馆|饭店|超市|[^\s]厂|支队|大队|派出所|办事处|电视台|报社|杂志社|出版社|合作社)(?:\s?\([^)]{1,20}\))?$/u

/** A post with the department it was held in, in front of it. */
export const POST_IN_DEPARTMENT = /^(\p{Script=Han}{1,8}(?:股|科|处|室|办))(\p{Script=Han}{2,6})$/u

const DEPARTMENT =
  /(?:部门?|事业[部群]|事业本部|中心|组|团队|小组|BU|科室|科|处|室|分部|产品线|项目部|条线|学院|系|课|股|车间|工段)$|^(?:setor|departamento|depto\.?|ger[êe]ncia|diretoria|coordena[çc][ãa]o|n[úu]cleo|[áa]rea|se[çc][ãa]o|divis[ãa]o|secretaria) d[aeo]s?\s|\b(?:department|dept\.?|team|division|unit|faculty|group|squad)$|(?<=\S\s)platform$|^(?:department|dept\.?|division|faculty|school|office) of\b/iu

// A longer Chinese name that ends so is an institution of its own ("某某区疾病预防控制中心").
const LONGEST_DEPARTMENT = 9

/** Whether a text names a part of an organisation. */
export const isDepartment = (text: string): boolean =>
  text.length <= (/\p{Script=Han}/u.test(text) ? LONGEST_DEPARTMENT : 50) && DEPARTMENT.test(text)
