import { expect, it } from 'vitest'
import type { Section } from '../sections/section.ts'
import { linesOf } from '../text/lines-of.fixture.ts'
import { findSchools } from './find-entries.ts'

const sectionOf = (kind: Section['kind'], ...lines: string[]): Section => ({
  kind,
  title: null,
  lines: linesOf(...lines),
})

const cases: [why: string, sections: Section[], schools: string[]][] = [
  [
    'a secondary school after higher studies is where somebody teaches',
    [
      sectionOf(
        'other',
        'B.A. English, Lamar University\t2004 – 2008',
        'Belmont High School\t2008 – 2013',
        'Travis High School\t2000 – 2004',
      ),
    ],
    ['Lamar University', 'Travis High School'],
  ],
  [
    'a school among posts says by its own kind no degree of its teacher',
    [sectionOf('work', '2011.8-2020.3\t吉水县第二中学')],
    [],
  ],
  [
    'a school among posts with a degree is where somebody studied',
    [sectionOf('work', '2007.9-2011.6\t江西财经大学\t会计学\t本科')],
    ['江西财经大学'],
  ],
]

it.each(cases)('findSchools: %s', (_, sections, schools) => {
  expect(findSchools(sections, []).map(({ school }) => school?.value)).toEqual(schools)
})
