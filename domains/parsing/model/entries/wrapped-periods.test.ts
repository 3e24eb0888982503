import { expect, it } from 'vitest'
import { linesOf } from '../text/lines-of.fixture.ts'
import { mendWrappedPeriods } from './wrapped-periods.ts'

const cases: [why: string, lines: string[], mended: string[]][] = [
  [
    'a dash at the end of a narrow column',
    ['Oct 2006 –\tUniversity of Hull', 'Sep 2009\tBSc'],
    ['Oct 2006 – Sep 2009\tUniversity of Hull', 'BSc'],
  ],
  [
    'a date over three lines',
    ['February\tAnalyst, Acme', '2014 – July\tBuilt reports', '2019'],
    ['February 2014 – July 2019\tAnalyst, Acme', 'Built reports'],
  ],
  [
    'a month under the year it belongs to',
    ['2013年7月–2016年\t住院医师', '7月\t推动共享'],
    ['2013年7月–2016年 7月\t住院医师', '推动共享'],
  ],
  ['a row that ends in the middle', ['Acme | Mar', '2019 – Jun 2021'], ['Acme | Mar 2019 – Jun 2021']],
  [
    'a year parted from its month',
    ['某公司\t2018', '年07月 ~ 2021年04月'],
    ['某公司\t2018 年07月 ~ 2021年04月'],
  ],
  [
    'two cells broken side by side',
    ['Mechatronics, Associate of\t08/2011 –', 'Applied Science\t05/2013'],
    ['Mechatronics, Associate of Applied Science\t08/2011 – 05/2013'],
  ],
  [
    'a post of its own beside the rest of a period',
    ['Valleys Rail\tAugust 2006 to October', 'Apprentice\t2014'],
    ['Valleys Rail\tAugust 2006 to October 2014', 'Apprentice'],
  ],
  [
    'dates one above the other throughout',
    ['2017.02\t甲石材', '2019.05\t业务员', '2013.07\t乙石材', '2017.01\t跟单'],
    ['2017.02 – 2019.05\t甲石材', '业务员', '2013.07 – 2017.01\t乙石材', '跟单'],
  ],
  [
    'today above the month it goes back to',
    ['Current\tRisk Analyst at Generali', 'Jan 2016\tCatastrophe modelling'],
    ['Jan 2016 – Current\tRisk Analyst at Generali', 'Catastrophe modelling'],
  ],
  [
    'a list’s dash or dot beside the end',
    ['2020.06- 设计实习生, 中交一航院', '2020.09 { 参与数据清洗'],
    ['2020.06 – 2020.09\t设计实习生, 中交一航院', '{ 参与数据清洗'],
  ],
  [
    'a column of dates at the right of three lines',
    ['先健股份\t2017年5月', '注册总监\t-', '至今', '东南大学\t2003年9月'],
    ['先健股份\t2017年5月 - 至今', '注册总监', '东南大学\t2003年9月'],
  ],
  [
    'dates one above the other at the right of two lines',
    ['Fjord\tJan 2019', 'Clerk\tPresent', 'Built it.', 'Nord\tMar 2015', 'Maid\tDec 2018'],
    ['Fjord\tJan 2019 – Present', 'Clerk', 'Built it.', 'Nord\tMar 2015 – Dec 2018', 'Maid'],
  ],
  [
    'the later date above',
    ['2023.05\tFjord', '2019.03\tClerk', 'Built it.', '2019.02\tNord', '2015.01\tMaid'],
    ['2019.03 – 2023.05\tFjord', 'Clerk', 'Built it.', '2015.01 – 2019.02\tNord', 'Maid'],
  ],
  [
    'today above its beginning, nothing beside them',
    ['Present', 'Jan 2019', 'Fjord', 'Dec 2018', 'Mar 2015', 'Nord'],
    ['Jan 2019 – Present', 'Fjord', 'Mar 2015 – Dec 2018', 'Nord'],
  ],
  [
    'lone dates of two schools',
    ['Rice University\tMay 2017', 'Tulane University\tMay 2021'],
    ['Rice University\tMay 2017', 'Tulane University\tMay 2021'],
  ],
  [
    'an open end stays open',
    ['Maison Verdier\t2017-01-15 –', 'Chef'],
    ['Maison Verdier\t2017-01-15 –', 'Chef'],
  ],
  [
    'lone dates of a list',
    ['2016年 新人奖', '2020年 能手', '2021年 先进'],
    ['2016年 新人奖', '2020年 能手', '2021年 先进'],
  ],
]

it.each(cases)('mendWrappedPeriods: %s', (_, lines, mended) => {
  expect(mendWrappedPeriods(linesOf(...lines)).map(({ text }) => text)).toEqual(mended)
})
