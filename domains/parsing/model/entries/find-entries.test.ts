import { expect, it } from 'vitest'
import type { Section } from '../sections/section.ts'
import { linesOf } from '../text/lines-of.fixture.ts'
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

it.each(cases)('findEmployers: %s', (_, sections, employers) => {
  expect(findEmployers(sections).map(({ employer }) => employer.value)).toEqual(employers)
})
