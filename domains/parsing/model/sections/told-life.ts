import { findPeriods } from '../dates/periods.ts'
import { schoolIn } from '../entries/school-words.ts'
import { compact } from '../text/characters.ts'
import { simplified } from '../text/folded.ts'
import type { Line } from '../text/line.ts'
import { bareTitle } from './read-title.ts'
import type { Section } from './section.ts'

const LIFE =
  /^(?:(?:个人|主要|本人)?(?:简历|履历|经历)|(?:个人|主要)?(?:学习|教育)[及与和、/]?工作(?:简历|履历|经历|情况))$/
/** "(从高中填起)": from when on a form asks for it. */
const REMARK = /\s*\([^()]*\)$/u
const TOLD = 2
const SCHOOL = 0.6
const STUDIES = /学习|就读|读书|求学|毕业|专业|本科|专科|大专|中专|研究生|[学硕博]士|在读|学生/
const POST = /教师|老师|任教|教授|讲师|助教|辅导员|员工|科员|职员/

const isDated = ({ text }: Line) => findPeriods(text).some(({ isRange }) => isRange)

/** Whether a title that often names the whole page opens a life told in dates ("简历" in a form: schools, then posts). */
export const opensLife = (lines: Line[], at: number): boolean =>
  LIFE.test(simplified(compact(bareTitle((lines[at]?.text ?? '').replace(REMARK, ''))))) &&
  lines.slice(at + 1, at + 1 + TOLD).filter(isDated).length === TOLD

function tellsStudies({ text }: Line): boolean {
  const plain = simplified(text)
  return (schoolIn(text)?.score ?? 0) > SCHOOL && STUDIES.test(plain) && !POST.test(plain)
}

/** A life told in dates as a section of its schools and one of its posts. */
export function partLife(life: Section): Section[] {
  let isSchool = false
  const schools: Line[] = []
  const posts: Line[] = []
  for (const line of life.lines) {
    if (isDated(line)) isSchool = tellsStudies(line)
    ;(isSchool ? schools : posts).push(line)
  }
  return [
    { kind: 'education', title: life.title, lines: schools },
    { kind: 'work', title: life.title, lines: posts },
  ]
}
