import { expect, it } from 'vitest'
import { parseResume } from '../parse-resume.ts'
import type { Section } from '../sections/section.ts'
import { documentOf, linesOf } from '../text/lines-of.fixture.ts'
import { findEmployers } from './find-entries.ts'

const sectionOf = (kind: Section['kind'], ...lines: string[]): Section => ({
  kind,
  title: null,
  lines: linesOf(...lines),
})

const cases: [why: string, sections: Section[], employers: string[]][] = [
  [
    'a course that stands among the posts is none',
    [sectionOf('work', '2017-2021\t鼎力物流有限公司\t采购员', '2013-2017\t武汉纺织大学\t物流管理')],
    ['鼎力物流有限公司'],
  ],
  [
    'a university employs, too',
    [
      sectionOf('education', '2009-2013\t南方科技大学\t物理学\t博士'),
      sectionOf('work', '2013-2015\t南方科技大学\t博士后'),
    ],
    ['南方科技大学'],
  ],
]

const student: [why: string, text: string[]][] = [
  [
    'schools and projects of a page without titles',
    [
      ...['赵敏', 'zm@example.com', '江南大学\t2021.09-2025.06', '软件工程\t本科'],
      ...['校园二手交易平台\t2023.03-2023.06', '前端开发工程师'],
      ...['智能垃圾分类系统\t2022.03-2022.06', '后端开发'],
    ],
  ],
  [
    'a school below the name',
    [
      ...['Lena Ortiz', 'lena@example.com', '', 'Rice University, Houston\tAug 2021 – May 2025'],
      ...['Bachelor of Science, Computer Science', 'Relevant coursework: Algorithms'],
      ...['Parking Finder App\tJan 2024 – May 2024', 'Developer', '• Built an app'],
    ],
  ],
  [
    'the time as a student, told again as experience',
    [
      ...['Lena Ortiz', 'Education', 'Rice University\t2021 – 2025', 'BS, Computer Science'],
      ...['Experience', 'Rice University\t2021 – 2025', 'Student'],
    ],
  ],
]

it.each(student)('a student without jobs has none: %s', (_, text) => {
  const { employers, schools } = parseResume(documentOf(...text), { today: new Date('2026-01-01') })
  expect([employers.map(({ employer }) => employer?.value), schools.length]).toEqual([[], 1])
})

it.each(cases)('findEmployers: %s', (_, sections, employers) => {
  expect(findEmployers(sections).map(({ employer }) => employer?.value)).toEqual(employers)
})
