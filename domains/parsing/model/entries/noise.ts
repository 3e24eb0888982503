const NOISE =
  /^(?:\p{Script=Latin}|全日制|非全日制|统招|自考|成教|成人教育|在职教育|全日制教育|在职学习|脱产|业余|夜大|联合培养|[一二三四五六七八九十无〇]|函授|网络教育|985|211|双一流|985\/211|211\/985|全职|兼职|实习期?|正式|合同制?|外包|full[- ]?time|part[- ]?time|contract|temporary|permanent|remote|on-?site|hybrid|employed|seasonal|expected|graduated|graduation|anticipated|毕业|在读|应届|离职|在职|已离职|预计|至|年|月|日|时间|up|to|and|with|from|&|\d+)$/iu
const FIGURES =
  /\bgpa\b|绩点|排名|前\s?\d+%|rank|\bhonou?rs\b|cum laude|dean'?s list|\d+\s?人|规模|月薪|薪资|k\/月|^\d+(?:\.\d+)?(?:\/\d+(?:\.\d+)?)?$|\d+\s?个月|\d+\s?(?:yrs?|years?|mos?|months?|anos?|m[êe]s(?:es)?)(?!\p{L})|^\d+\s?年|汇报|下属|行业|^[^\p{L}]*$|https?:|www\.|成绩|均分|distinction|first class|奖学金|scholarship/iu
// "1,900 km of radar lines": a measure; "4 Seasons" is a name.
const MEASURE = /^\d[\d,.]*\s\p{Ll}/u

/** Whether a piece of a header says nothing an entry asks for: kind of contract, marks, lengths of time. */
export const isNoise = (text: string): boolean =>
  text === '' || NOISE.test(text) || FIGURES.test(text) || MEASURE.test(text)
