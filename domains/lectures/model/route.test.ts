import { describe, expect, test } from 'vitest'
import { isWebAddress, monthAfter, readPastedRoute, routeInOrder, signInState, weeksOf } from './index.ts'

const syllables: Readonly<Record<string, readonly string[]>> = {
  北京: ['bei', 'jing'],
  长沙: ['chang', 'sha'],
  厦门: ['xia', 'men'],
}
const pinyinOf = (city: string) => syllables[city] ?? []
const stop = (id: number, city: string, day: number, university = '一大') => ({
  id,
  city,
  university,
  datetime: `2026-11-0${day}T10:00:00.000Z`,
})

describe('the order of a route', () => {
  test('cities stand by their pinyin, stops by their time, first and last are of the city', () => {
    const placed = routeInOrder(
      [
        stop(1, '厦门', 1),
        stop(2, '北京', 5, '二大'),
        stop(3, '长沙', 2),
        stop(4, '北京', 3),
        stop(5, 'Dublin', 4),
      ],
      pinyinOf,
    )
    expect(
      placed.map(({ id, py, group_index, is_first, is_last }) => [id, py, group_index, is_first, is_last]),
    ).toEqual([
      [4, 'beijing', 0, true, false],
      [2, 'beijing', 0, false, true],
      [3, 'changsha', 1, true, true],
      [5, 'dublin', 2, true, true],
      [1, 'xiamen', 3, true, true],
    ])
    expect(placed[0]).toMatchObject({
      universityId: 2,
      universityList: [
        { id: 1, name: '二大' },
        { id: 2, name: '一大' },
      ],
    })
  })
  test('two cities that sound the same stay apart', () => {
    const same = () => ['su', 'zhou']
    const placed = routeInOrder([stop(1, '苏州', 1), stop(2, '宿州', 2), stop(3, '苏州', 3)], same)
    expect(placed.map(({ city, group_index }) => [city, group_index])).toEqual([
      ['宿州', 0],
      ['苏州', 1],
      ['苏州', 1],
    ])
  })
  test('stops of one hour stand in the order they were made', () => {
    const placed = routeInOrder([stop(9, '北京', 1), stop(3, '北京', 1)], pinyinOf)
    expect(placed.map(({ id }) => id)).toEqual([3, 9])
  })
  test('an empty route has no stops', () => expect(routeInOrder([], pinyinOf)).toEqual([]))
})

describe('when people sign in', () => {
  test.each([
    ['2026-11-22T21:59:59Z', 'early'],
    ['2026-11-22T22:00:00Z', 'open'],
    ['2026-11-23T10:00:00Z', 'open'],
    ['2026-11-23T22:00:00Z', 'open'],
    ['2026-11-23T22:00:01Z', 'over'],
  ])('at %s it is %s', (now, state) => {
    expect(signInState(new Date('2026-11-23T10:00:00Z'), new Date(now))).toBe(state)
  })
})

describe('a month', () => {
  test('has whole weeks from Monday', () => {
    const weeks = weeksOf('2026-11')
    expect(weeks).toHaveLength(6)
    expect([weeks[0]?.[0], weeks[0]?.[6], weeks[5]?.[0], weeks[5]?.[6]]).toEqual([
      '2026-10-26',
      '2026-11-01',
      '2026-11-30',
      '2026-12-06',
    ])
  })
  test.each([
    ['2027-02', 4, '2027-02-01', '2027-02-28'],
    ['2024-02', 5, '2024-01-29', '2024-03-03'],
    ['2026-12', 5, '2026-11-30', '2027-01-03'],
    ['2026-03', 6, '2026-02-23', '2026-04-05'],
  ])('%s has %i weeks, from %s to %s', (month, amount, first, last) => {
    const weeks = weeksOf(month)
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([amount, first, last])
    for (const week of weeks) expect(week).toHaveLength(7)
  })
  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
  ])('%s and %i is %s', (month, by, other) => expect(monthAfter(month, by)).toBe(other))
})

describe('rows of a table', () => {
  test('titles and empty rows are left out, days are read as people write them', () => {
    const pasted =
      '城市\t高校\t地点\t时间\t链接\r\n北京\t清华大学\t主楼\t2026/9/3 19:00\t\n\n杭州\t浙江大学\t\t2026年10月1日 9:30\thttps://a.cn/x'
    expect(readPastedRoute(pasted)).toEqual({
      stops: [
        { city: '北京', university: '清华大学', address: '主楼', clock: '2026-09-03T19:00', url: '' },
        {
          city: '杭州',
          university: '浙江大学',
          address: '',
          clock: '2026-10-01T09:30',
          url: 'https://a.cn/x',
        },
      ],
      faults: [],
    })
  })
  test('of several rows each fault has its row, and what is right is kept', () => {
    const pasted = [
      '北京\t清华大学\t\t2026-09-03 19:00',
      '上海\t复旦大学\t\t明天',
      '\t南京大学\t\t2026-09-04 19:00',
    ]
    const { stops, faults } = readPastedRoute(pasted.join('\n'))
    expect(stops.map(({ city }) => city)).toEqual(['北京'])
    expect(faults).toEqual([
      { line: 2, fault: 'datetime' },
      { line: 3, fault: 'city' },
    ])
  })
  test.each([
    ['https://example.cn/a?b=c', true],
    ['http://example.cn', true],
    ['', true],
    ['ftp://example.cn', false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['//example.cn', false],
    ['example.cn', false],
  ])('%j is an address on the web: %s', (address, is) => expect(isWebAddress(address)).toBe(is))
  test.each([
    ['\t清华\t\t2026-09-03 19:00', 'city'],
    ['北京\t\t\t2026-09-03 19:00', 'university'],
    ['北京\t清华\t\t2026-02-30 19:00', 'datetime'],
    ['北京\t清华\t\t2026-09-03 25:00', 'datetime'],
    ['北京\t清华\t\t2026-09-03', 'datetime'],
    ['北京\t清华\t\t2026-09-03 19:00\tjavascript:alert(1)', 'url'],
  ])('%s: the %s', (row, fault) => {
    expect(readPastedRoute(row)).toEqual({ stops: [], faults: [{ line: 1, fault }] })
  })
})
