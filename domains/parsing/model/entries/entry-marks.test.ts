import { describe, expect, it } from 'vitest'
import { linesOf } from '../text/lines-of.fixture.ts'
import { readEmployers } from './read-employer.ts'
import { readSchools } from './read-school.ts'

type Row = [employer: string, title: string | undefined, start: string | undefined, end: string | undefined]

const cases: [why: string, lines: string[], ...rows: Row[]][] = [
  [
    'a mark before each employer, dates with the post below',
    [
      ...['• Orchard Valley Hospital, Boise', 'Staff Nurse\tJan 2018 – Present', 'Cared for 12 beds.'],
      ...['• Meridian Clinic, Boise', 'Nursing Assistant\tMay 2015 – Dec 2017', '• Took blood.'],
    ],
    ['Orchard Valley Hospital', 'Staff Nurse', '2018-01', 'present'],
    ['Meridian Clinic', 'Nursing Assistant', '2015-05', '2017-12'],
  ],
  [
    'the dates two lines below, another mark in the text',
    [
      ...['➢ Zenlytic Systems Pvt Ltd', 'Software Engineer', 'Jan 2018 – Present', '• Built APIs'],
      ...['➢ Kumar Infotech', 'Trainee', 'May 2015 – Dec 2017'],
    ],
    ['Zenlytic Systems Pvt Ltd', 'Software Engineer', '2018-01', 'present'],
    ['Kumar Infotech', 'Trainee', '2015-05', '2017-12'],
  ],
  [
    'in Chinese',
    [
      ...['● 青禾科技有限公司', '2019.03-至今\t产品经理', '负责产品规划。'],
      ...['● 远山软件有限公司', '2015.07-2019.02\t产品助理'],
    ],
    ['青禾科技有限公司', '产品经理', '2019-03', 'present'],
    ['远山软件有限公司', '产品助理', '2015-07', '2019-02'],
  ],
  [
    'a marked employer with its dates among others without a mark',
    [
      ...['Fjord Software Ltd\tSep 2015 – Present', 'Senior Developer', '• Built billing'],
      ...['• Nordlys Data Ltd\tMar 2011 – Aug 2015', 'Developer'],
    ],
    ['Fjord Software Ltd', 'Senior Developer', '2015-09', 'present'],
    ['Nordlys Data Ltd', 'Developer', '2011-03', '2015-08'],
  ],
  [
    'what was done keeps its mark, whatever it names',
    [
      ...['Fjord Software Ltd\tSep 2015 – Present', 'Senior Developer'],
      ...['• Project Manager for the move to Oslo (2017 – 2018)', '• Built billing for Nordlys Data Ltd'],
    ],
    ['Fjord Software Ltd', 'Senior Developer', '2015-09', 'present'],
  ],
]

describe('marks of entries', () => {
  it.each(cases)('%s', (_, lines, ...rows) => {
    const read = readEmployers(linesOf(...lines))
    expect(
      read.map(({ employer, title, start, end }) => [
        employer?.value,
        title?.value,
        start?.value,
        end?.value,
      ]),
    ).toEqual(rows)
  })

  it('takes no point of a text for a school', () => {
    const lines = linesOf(
      '• Boise State University',
      'Bachelor of Science in Nursing\t2011 – 2015',
      '• GPA 3.6',
    )
    expect(readSchools(lines).map(({ school, end }) => [school?.value, end?.value])).toEqual([
      ['Boise State University', '2015'],
    ])
  })
})
