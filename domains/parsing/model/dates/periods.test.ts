import { describe, expect, it } from 'vitest'
import { findPeriods } from './periods.ts'

const ranges: [string, string, string][] = [
  ['2019.09-2023.06', '2019-09', '2023-06'],
  ['2019.9 - 2023.6', '2019-09', '2023-06'],
  ['2019年9月—至今', '2019-09', 'present'],
  ['2019年9月至2023年6月', '2019-09', '2023-06'],
  ['2019年09月01日 - 2020年01月05日', '2019-09', '2020-01'],
  ['2019/9~2023/6', '2019-09', '2023-06'],
  ['2019-09 至 2023-06', '2019-09', '2023-06'],
  ['2019-09-2023-06', '2019-09', '2023-06'],
  ['2019-09-01~2023-06-30', '2019-09', '2023-06'],
  ['2019 - 2023', '2019', '2023'],
  ['2019年-2023年', '2019', '2023'],
  ['201909-202306', '2019-09', '2023-06'],
  ['Sep 2019 – Present', '2019-09', 'present'],
  ['September 2019 to June 2023', '2019-09', '2023-06'],
  ['Sept. 2019 - Jun. 2023', '2019-09', '2023-06'],
  ['09/2019 – 06/2023', '2019-09', '2023-06'],
  ['09.2019 - heute', '2019-09', ''],
  ['2019 Sep - 2023 Jun', '2019-09', '2023-06'],
  ['Jun – Sep 2021', '2021-06', '2021-09'],
  ['2021年6月-9月', '2021-06', '2021-09'],
  ["Jun '19 – Aug '21", '2019-06', '2021-08'],
  ['2015-19', '2015', '2019'],
  ['05–08 2011', '2011-05', '2011-08'],
  ['Aug 2018 to till date', '2018-08', 'present'],
  ['From June 2018 to the present', '2018-06', 'present'],
  ['September 2011 onwards', '2011-09', 'present'],
  ['since March 2020', '2020-03', 'present'],
  ['2020.03起', '2020-03', 'present'],
  ['2024.06--', '2024-06', 'present'],
  ['2019.07 至今', '2019-07', 'present'],
  ['2019.09\t2023.06', '2019-09', '2023-06'],
  ['2018年九月－2022年十二月', '2018-09', '2022-12'],
  ['Summer 2019 - Fall 2020', '2019', '2020'],
  ['15/03/2019 - 20/11/2021', '2019-03', '2021-11'],
  ['March 1, 2019 - June 3, 2020', '2019-03', '2020-06'],
  ['março de 2019 – atual', '2019-03', 'present'],
  ['Fev/2018 a dez/2020', '2018-02', '2020-12'],
  ['set. 2015 até o momento', '2015-09', 'present'],
  ['2015 até 2019', '2015', '2019'],
  ['desde agosto de 2021', '2021-08', 'present'],
  ['Mar-19 – Sep-21', '2019-03', '2021-09'],
  ['09/15 – 06/19', '2015-09', '2019-06'],
  ['9/15 - Present', '2015-09', 'present'],
]

describe('findPeriods', () => {
  it.each(ranges.filter((row) => row[2] !== ''))('reads %s', (text, start, end) => {
    const [period] = findPeriods(text.normalize('NFKC').replace(/—/g, '–'))
    expect(period).toMatchObject({ start, end, isRange: true })
  })

  it.each([
    ['2023年6月', '2023-06'],
    ['May 2019', '2019-05'],
    ['2019', '2019'],
    ['毕业时间:2023.06', '2023-06'],
  ])('reads the single date %s', (text, start) => {
    expect(findPeriods(text)).toMatchObject([{ start, end: null, isRange: false }])
  })

  it.each([
    ['GPA: 3.23 August 2006 - May 2010', 'August 2006 - May 2010'],
    ['z 23 June 1999 – 2001', '23 June 1999 – 2001'],
  ])('finds in %s the period %s', (text, period) =>
    expect(findPeriods(text).map((one) => one.text)).toEqual([period]),
  )

  it.each(['13800138000', 'GPA 3.85/4.0', '12000元', '100%', 'v2.10', '服务2000人', '0571-88201999'])(
    'finds no date in %s',
    (text) => expect(findPeriods(text)).toEqual([]),
  )

  it('keeps the order of what is written and tells where', () => {
    const text = '2015.09-2019.06 北京大学 2019.07-至今'
    expect(findPeriods(text).map((period) => text.slice(period.from, period.to))).toEqual([
      '2015.09-2019.06',
      '2019.07-至今',
    ])
  })
})
