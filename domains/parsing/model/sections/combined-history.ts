import { findPeriods } from '../dates/periods.ts'
import { schoolIn } from '../entries/school-words.ts'
import { compact } from '../text/characters.ts'
import { simplified } from '../text/folded.ts'
import type { Line } from '../text/line.ts'
import { tolerances } from '../tolerances.ts'
import { bareTitle } from './read-title.ts'
import type { Section } from './section.ts'

const COMBINED_TITLE =
  /^(?:(?:个人|主要|本人)?(?:简历|履历|经历)|(?:个人|主要)?(?:学习|教育)[及与和、/]?工作(?:简历|履历|经历|情况))$/
/** What a form adds in brackets, such as the year the list should begin with: "(从高中填起)". */
const REMARK = /\s*\([^()]*\)$/u
/** Dated lines that must follow the title at once. */
const DATED_LINES = 2
const { school: SCHOOL } = tolerances.combinedHistory
const STUDIES = /学习|就读|读书|求学|毕业|专业|本科|专科|大专|中专|研究生|[学硕博]士|在读|学生/
const POST = /教师|老师|任教|教授|讲师|助教|辅导员|员工|科员|职员/

const isDated = ({ text }: Line) => findPeriods(text).some(({ isRange }) => isRange)

/** Whether a title opens one dated list of schools and jobs together; "简历" in a form does, though it often names the whole page. */
export const opensCombinedHistory = (lines: Line[], at: number): boolean =>
  COMBINED_TITLE.test(simplified(compact(bareTitle((lines[at]?.text ?? '').replace(REMARK, ''))))) &&
  lines.slice(at + 1, at + 1 + DATED_LINES).filter(isDated).length === DATED_LINES

function isAboutStudies({ text }: Line): boolean {
  const plain = simplified(text)
  return (schoolIn(text)?.score ?? 0) > SCHOOL && STUDIES.test(plain) && !POST.test(plain)
}

/** A dated list of schools and jobs, parted into a section of each. */
export function splitCombinedHistory(section: Section): Section[] {
  let isSchool = false
  const schools: Line[] = []
  const posts: Line[] = []
  for (const line of section.lines) {
    if (isDated(line)) isSchool = isAboutStudies(line)
    ;(isSchool ? schools : posts).push(line)
  }
  return [
    { kind: 'education', title: section.title, lines: schools },
    { kind: 'work', title: section.title, lines: posts },
  ]
}
