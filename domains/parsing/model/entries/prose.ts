const FIRST_PERSON =
  /^[\s,]*(?:其间|期间)?(?:我|本人)?(?:曾|先后)?(?:就读于|毕业于|就职于|任职于|供职于|服务于|入职|加入|在|于)(?=\p{Script=Han})|^[\s,]*(?:from\s|in\s)?[\s,]*(?:I|he|she)\s(?:have\s|has\s)?(?:been\s|then\s|first\s)?(?:worked|work|served|serve|was|am|employed|studied|study|read|joined|attended)\s(?:as\s)?(?:an?\s|the\s)?/iu
const POST =
  /工作,(?:担任|历任|任)|(?<=公司|集团|学院|大学|学校|中学|医院|银行|中心|研究[院所]|工作室|[厂部店社所]|\)|[A-Za-z]\s?)(?:担任|出任|任职?(?![务教])|从事)|^(?:担任|出任|从事|任(?=\p{Script=Han}{2,10}$))/u
const STUDY = /(?<=大学|学院|学校|\))(?:攻读|学习|主修|就读|读)/u
const LEAVING = /(?:学习|就读|工作|岗位工作|一职|学位|毕业)$/u
const AS = /,?\s(?:as|working as|employed as)\s(?:an?\s|the\s)?/i
const NEXT_SENTENCE = /(?<=[\p{Ll})]{2})\.\s+\p{Lu}.*$/u

/** Whether a header is told in a sentence and not set as one. */
export const isProse = (text: string): boolean =>
  FIRST_PERSON.test(text) || POST.test(text) || STUDY.test(text)

/**
 * A sentence about a post or a course as the bare facts it names, parted by tabs: "我在某公司担任经理" becomes "某公司 | 经理",
 * "I worked as manager at Acme." becomes "manager at Acme".
 */
export function barProse(text: string): string {
  return text
    .replace(FIRST_PERSON, '')
    .replace(POST, '\t')
    .replace(STUDY, '\t')
    .replace(AS, '\t')
    .replace(NEXT_SENTENCE, '')
    .split('\t')
    .map((part) => part.replace(LEAVING, '').replace(/[\s.。]+$/, ''))
    .join('\t')
}
