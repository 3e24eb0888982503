const NOISE =
  /^(?:\p{Script=Latin}|全日制|非全日制|统招|自考|成教|(?:成人|网络|远程|继续|业余|普通)(?:高等)?教育|在职教育|全日制教育|在职学习|脱产|业余|夜大|联合培养|[一二三四五六七八九十无〇]|函授|网络教育|985|211|双一流|985\/211|211\/985|全职|兼职|实习期?|正式|合同制?|外包|full[- ]?time|part[- ]?time|contract|temporary|permanent|remote|on-?site|hybrid|employed|seasonal|expected|graduated|class of|graduation|anticipated|毕业|在读|应届|离职|在职|已离职|预计|至|年|月|日|时间|up|to|and|with|from|&|\d+)$/iu
const FIGURES =
  /\bgpa\b|绩点|排名|前\s?\d+%|rank|\bhonou?rs\b|cum laude|dean'?s list|\d+\s?人|规模|月薪|薪资|k\/月|^\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?$|\d+\s?个月|\d+\s?(?:yrs?|years?|mos?|months?|anos?|m[êe]s(?:es)?)(?!\p{L})|^\d+\s?年|汇报|下属|行业|^[^\p{L}]*$|https?:|www\.|成绩|均分|distinction|first class|奖学金|scholarship|^(?:planned )?career break|^(?:parental|maternity|paternity|sick|family|study|caring)[- ](?:leave|break)|^sabbatical|^gap year|^(?:first|second|third) child$|^unemployed|^job search/iu
// What job boards tell about a firm: who owns it, whether it is listed, what it calls its size.
const NATURE =
  /^(?:(?:民营|私营|私企|国有|国企|国营|央企|集体|外资|外商|外企|中外|合资|合营|独资|股份制|上市|非上市|创业|初创|代表处|非盈利|非营利|事业|政府|欧美|日资|韩资|台资|港资|港澳台|控股|机关|家族|跨国|已|未|不需要|融资|天使轮|[A-D]轮)+(?:公司|企业|单位|机构|性质|机关|上市|融资)?(?:[/、·(].{1,12})?|少于\d+人|世界500强|privately held|public company|non-?profit|partnership|government agency|educational institution)$/iu
// How many work there, as a piece of its own.
const SIZE = /^\d[\d,]*\s?(?:[-–~]\s?\d[\d,]*)?\+?\s?(?:人|employees|staff)(?:以[上下])?$/iu

/** Whether a piece describes the firm and names none: its owner or its size. */
export const describesFirm = (text: string): boolean => NATURE.test(text) || SIZE.test(text)

// "1,900 km of radar lines": a measure; "4 Seasons" is a name.
const MEASURE = /^\d[\d,.]*\s\p{Ll}|^(?:US|HK|A|S|C|R|NT)?[$€£¥]\s?\d/u

/** Whether a piece of a header says nothing an entry asks for: kind of contract, marks, lengths of time. */
export const isNoise = (text: string): boolean =>
  text === '' || describesFirm(text) || NOISE.test(text) || FIGURES.test(text) || MEASURE.test(text)
