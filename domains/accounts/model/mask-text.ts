import type { FieldGroup } from './field-groups.ts'

/** Stands where something is not shown. */
export const covered = '•••'

const digit = '[\\d０-９]'

/** Years and months, alone or from and to: no phone, however many digits. */
const dates =
  /^(?:19|20)\d{2}(?:\s*[.\-–—/年]\s*\d{1,2})?(?:\s*[.\-–—/月]\s*\d{1,2})?(?:\s*[-–—~至]+\s*(?:19|20)\d{2}(?:\s*[.\-/年]\s*\d{1,2})?(?:\s*[.\-/月]\s*\d{1,2})?)?$/

type Rule = readonly [pattern: RegExp, put: (...found: string[]) => string]

const cover = () => covered
/** What is after a label, which stays. */
const afterLabel = (_: string, label = '') => `${label}${covered}`

// Every repetition is bounded: a text somebody wrote must not take longer than it is long.
const numbersOfPapers: readonly Rule[] = [
  [
    /((?:身份证|身分證|护照|護照|证件|證件|passport|cpf|rg|cnh|id\s?(?:card|no|number))[^\n\d]{0,10})[\d.-]{5,24}[\dXx]/gi,
    afterLabel,
  ],
  [/(?<![\dA-Za-z])(?:\d{17}[\dXx]|\d{15})(?![\dA-Za-z])/g, cover],
  [/(?<!\d)\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/g, cover],
  [/(?<![A-Za-z\d])(?:[A-Z][12]\d{8}|[DEGHPS][A-Z]?\d{7,8})(?![A-Za-z\d])/g, cover],
]

const amount = '\\d[\\d.,]{0,15}\\s?[kKwW万萬千]?'
const range = `${amount}(?:\\s?(?:[-–—~至到]|to|a)\\s?${amount})?`
const unit =
  '(?:[kK](?![A-Za-z])|[万萬](?![用人次级級台条條家个個])|元|人民币|人民幣|RMB|CNY|USD|BRL|TWD|reais)'

const rules: Readonly<Record<FieldGroup, readonly Rule[]>> = {
  contacts: [
    [
      /(?<![\w.+-])[^\s@＠<>,;:：，；、()（）|]{1,64}\s?[@＠]\s?[^\s@<>,;，；、()（）|.]{1,64}(?:\.[^\s@<>,;，；、()（）|.]{1,64}){1,5}/g,
      cover,
    ],
    [
      /((?:微信|wechat|weixin|wx|vx|qq|whatsapp|telegram|skype|line id)\s?(?:号|號|id)?\s?[:：]?\s?)[\w.+-]{4,64}/gi,
      afterLabel,
    ],
    [/((?:地址|住址|address|endere[cç]o)\s?[:：]\s?)[^\n;；]{1,200}/gi, afterLabel],
    [
      new RegExp(`(?<!${digit})[+＋(（]?${digit}(?:[\\s().\\-–—]{0,3}${digit}){6,17}(?!${digit})`, 'g'),
      (found = '') => (dates.test(found.trim()) ? found : covered),
    ],
    // Longer than any phone, and it may begin with one.
    [new RegExp(`${digit}{19,60}`, 'g'), cover],
  ],
  salary: [
    [
      new RegExp(
        `((?:薪[资資水酬]|月薪|年薪|底薪|待遇|年收入|总包|salary|compensation|wage|ctc|pretens[aã]o|remunera[cç][aã]o|sal[aá]rio)[^\\n\\d]{0,16})${range}`,
        'gi',
      ),
      afterLabel,
    ],
    [new RegExp(`(?:[￥¥$€]|R\\$|NT\\$|US\\$)\\s?${range}`, 'g'), cover],
    [new RegExp(`(?<![\\d.,])${range}\\s?${unit}(?:\\s?[/／每]\\s?[月年])?`, 'gi'), cover],
    [/(?<![\d.,])\d[\d.,]{0,15}\s?(?:[kK](?![A-Za-z])|[万萬](?![用人次级級台条條家个個]))/g, cover],
  ],
  birth: [
    [
      /((?:出生|生日|birth|born|nascimento|nascid[oa])[^\n\d]{0,16})(?:19|20)?\d{2}(?:\s?[年.\-/]\s?\d{1,2})?(?:\s?[月.\-/]\s?\d{1,4})?\s?[日号]?/gi,
      afterLabel,
    ],
    [/((?:年龄|年齡|age|idade)\s?[:：]?\s?)\d{2}/gi, afterLabel],
    [
      /(?<!\d)(?:19|20)\d{2}\s?年?(?:\s?[.\-/]?\s?\d{1,2}\s?月?)?(?:\s?[.\-/]?\s?\d{1,2}\s?[日号]?)?\s?(?:出生|生(?!产|產|态|態|物|活|命|涯))/g,
      cover,
    ],
    [/(?<!\d)\d{2}\s?(?:周?岁|周?歲|years?[ -]old|y\/o|anos(?! de))/gi, cover],
    [
      /(?<!\d)(?:19[3-9]\d|200\d|201[0-2])[.\-/年](?:0?[1-9]|1[0-2])[.\-/月](?:0?[1-9]|[12]\d|3[01])日?(?!\d)/g,
      cover,
    ],
    // The number of a paper tells the day of birth.
    ...numbersOfPapers,
  ],
  identity: numbersOfPapers,
}

/** Without one of these no rule finds anything; most words of a list have none. */
const mayHold =
  /[\d０-９@＠]|微信|wechat|weixin|wx|vx|qq|whatsapp|telegram|skype|line id|[地住]址|address|endere/i

/**
 * A text that somebody wrote, with what looks like a value of the groups covered. It is cautious: a large number may be covered that
 * is no phone, and what is written in words, or in letters apart, is not found.
 */
export function maskText(text: string, hides: ReadonlySet<FieldGroup>): string {
  if (!mayHold.test(text)) return text
  let shown = text
  for (const group of hides) for (const [pattern, put] of rules[group]) shown = shown.replace(pattern, put)
  return shown
}
