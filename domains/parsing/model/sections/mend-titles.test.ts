import { expect, it } from 'vitest'
import { linesOf } from '../text/lines-of.fixture.ts'
import { mendTitles } from './mend-titles.ts'

const cases: [lines: string[], mended: string[]][] = [
  [
    ['工', '作', '简', '历\t起止日期\t公司', '甲公司\t会计'],
    ['工作简历\t起止日期\t公司', '甲公司\t会计'],
  ],
  [
    ['周', '明', '电话\t139'],
    ['周', '明', '电话\t139'],
  ],
  [
    ['Education and\tLund University', 'Training\tMSc', 'Skills\tQGIS'],
    ['Education and Training\tLund University', 'MSc', 'Skills\tQGIS'],
  ],
  [
    ['Academic\tCardiff University', 'Background\tBSc'],
    ['Academic Background\tCardiff University', 'BSc'],
  ],
  [
    ['Education and training', 'Dates\t1998 – 2003'],
    ['Education and training', 'Dates\t1998 – 2003'],
  ],
  [['Core\tLeadership', 'Competencies'], ['Core Competencies\tLeadership']],
  [
    ['Work\tAcme, Analyst', 'Experience\tPlanned lanes'],
    ['Work Experience\tAcme, Analyst', 'Planned lanes'],
  ],
  [
    ['2007.09-2010.06\t西安大学', '工作经历'],
    ['2007.09-2010.06\t西安大学', '工作经历'],
  ],
  [
    ['Skills\tQGIS', 'Languages\tSwedish'],
    ['Skills\tQGIS', 'Languages\tSwedish'],
  ],
]

it.each(cases)('mendTitles(%j)', (lines, mended) => {
  expect(mendTitles(linesOf(...lines)).map(({ text }) => text)).toEqual(mended)
})
