import { describe, expect, it } from 'vitest'
import { parseResume } from '../parse-resume.ts'
import type { Reading } from '../reading.ts'
import { documentOf } from '../text/lines-of.fixture.ts'

const parse = (...lines: string[]) =>
  parseResume(documentOf('Ana Sample', 'ana.sample@example.com', ...lines), { today: new Date('2026-11-01') })

/** The values as they are shown: what is in doubt carries a question mark. */
const shown = (reading: Reading<string> | undefined) =>
  reading && `${reading.value}${reading.confidence < 0.7 ? '?' : ''}`
const jobs = (...lines: string[]) =>
  parse('WORK EXPERIENCE', ...lines).employers.map(({ employer, title, start, end }) =>
    [employer, title, start, end].map(shown),
  )
const schools = (...lines: string[]) =>
  parse('EDUCATION', ...lines).schools.map(({ school, degree, start, end }) =>
    [school, degree, start, end].map(shown),
  )

describe('a job', () => {
  it('whose firm is not named is shown with what is left of it', () => {
    expect(
      jobs(
        'Security Engineer – January 2019 – Present',
        'Led threat detection.',
        '',
        'Security Architect – May 2014 – December 2018',
        'Designed the network.',
      ),
    ).toEqual([
      [undefined, 'Security Engineer?', '2019-01?', 'present?'],
      [undefined, 'Security Architect?', '2014-05?', '2018-12?'],
    ])
  })

  it('is not lost to the commas of its firm and its place', () => {
    expect(
      jobs('Java Developer, ABC Company, Inc., Springfield, USA, June 2018 - Present', '- Built it'),
    ).toEqual([['ABC Company, Inc.', 'Java Developer', '2018-06', 'present']])
  })

  it('is not lost where its firm stands behind the dates', () => {
    const post = 'Director of IT – Hybrid Cloud and Enterprise IT Automation'
    expect(
      jobs(`${post}\tMarch 2019 – November 2021 The Harbor Glass Company – Los Angeles, CA`, '• Led it.'),
    ).toEqual([['The Harbor Glass Company', 'Director of IT', '2019-03', '2021-11']])
  })

  it('is not lost to a sentence on the line of its dates', () => {
    expect(
      jobs(
        'DEVELOPER\tCOMPANY A',
        'since January 2016 , Programming and writing tests.',
        'FRONTEND DEVELOPER\tCOMPANY B',
        'January 2015 - December 2015 , Fulfillment of important tasks.',
      ),
    ).toEqual([
      ['COMPANY A', 'DEVELOPER', '2016-01', 'present'],
      ['COMPANY B', 'FRONTEND DEVELOPER', '2015-01', '2015-12'],
    ])
  })

  it('with one date is told where the date stands as the others’ periods do', () => {
    expect(
      jobs(
        ...['2016 / 09 - University of Bremen', 'Software Engineer', '• Designed it'],
        ...['2014 - 2016 - Wendt GmbH', 'IT Consultant', '• Made it'],
        ...['2011 / 11 - Dietz Consulting', 'Simulation Trainer', '• Ran it'],
      ),
    ).toEqual([
      ['University of Bremen', 'Software Engineer', '2016-09', undefined],
      ['Wendt GmbH', 'IT Consultant', '2014', '2016'],
      ['Dietz Consulting', 'Simulation Trainer', '2011-11', undefined],
    ])
  })

  it('without dates among others is shown in doubt', () => {
    expect(
      jobs(
        ...['Data Analyst, Wexcombe Bank', '08/2016 – 01/2021', '• Built weekly reports.'],
        ...['Early career: Junior Clerk, Ravensworth Council', '• Kept the records.'],
      ),
    ).toEqual([
      ['Wexcombe Bank', 'Data Analyst', '2016-08', '2021-01'],
      ['Ravensworth Council?', 'Junior Clerk?', undefined, undefined],
    ])
  })
})

describe('an employer that no list knows', () => {
  it('is believed beside its dates and a sure post, and doubted without', () => {
    expect(jobs('Lune Larder', 'Sales Manager', '2018 – 2020', '• Sold.')[0]?.[0]).toBe('Lune Larder')
    expect(jobs('Lune Larder', '2018 – 2020', '• Sold.')[0]?.[0]).toBe('Lune Larder?')
  })

  it('is doubted with all its facts under a heading for jobs and projects together', () => {
    const { employers } = parse(
      '实习和项目经验',
      '2019.6-2021.6    校外研发项目',
      '负责文件分类模块。',
      '2019.3-2019.6    样例公司软件开发实习',
      '负责点云读取。',
    )
    expect(employers.map(({ employer, start }) => [employer, start].map(shown))).toEqual([
      ['校外研发项目?', '2019-06?'],
      ['样例公司', '2019-03'],
    ])
  })
})

describe('a degree', () => {
  it('whose school is not named is shown in doubt', () => {
    expect(
      schools(
        '2013-2015  M.Sc. magna cum laude, majoring in Computer Science',
        '2010-2013  B.Sc. in Computer Science',
      ),
    ).toEqual([
      [undefined, 'master?', '2013?', '2015?'],
      [undefined, 'bachelor?', '2010?', '2013?'],
    ])
  })

  it('takes no word of its thesis for the school', () => {
    const [school] = schools(
      "1997–2001\tPhD - Thesis Title: 'Young People in the Construction of the Virtual",
      'University’, Empirical research on e-learning',
      'Brunel University, London',
    )
    expect(school?.[0]).toBe('Brunel University')
  })

  it('without dates behind a course that has them is an entry of its own', () => {
    expect(
      schools(
        ...['Applied Data Science Program: Deciding with Data', '2023', 'Northfield Professional Education'],
        ...['Bachelor of Technology in Computer Science', 'Riverside Institute of Technology, Toronto'],
      ),
    ).toEqual([
      ['Northfield Professional Education?', undefined, undefined, '2023?'],
      ['Riverside Institute of Technology?', 'bachelor?', undefined, undefined],
    ])
  })
})

it('doubts a school whose name goes on in the next line', () => {
  const [school] = schools(
    '2018 – 2022 B.Tech, Physics, Indian Institute of Technology',
    'Delhi, New Delhi, India',
  )
  expect(school?.[0]).toBe('Indian Institute of Technology?')
})

describe('a line that no entry took', () => {
  it('is told as it stands there', () => {
    const { unplaced } = parse(
      ...['WORK EXPERIENCE', 'Notes on a year abroad', 'Acme Ltd', 'Engineer', '2019 – 2021', '• Built it.'],
      ...['PROJECTS', 'tinyrelay - a small relay'],
    )
    expect(unplaced.map(({ value, source }) => [value, source?.block])).toContainEqual([
      'tinyrelay - a small relay',
      9,
    ])
  })

  it('is none where every line has its entry', () => {
    expect(parse('WORK EXPERIENCE', 'Acme Ltd', 'Engineer', '2019 – 2021', '• Built it.').unplaced).toEqual(
      [],
    )
  })
})
