import { describe, expect, test } from 'vitest'
import { domainOf, paced } from './pace.ts'

const now = new Date('2030-01-01T00:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

/** The moments that so many messages are given that are asked for at once, in milliseconds from now. */
function moments(count: number, perMinute: number): number[] {
  let freeAt: Date | null = null
  return Array.from({ length: count }, () => {
    const given = paced(freeAt, now, perMinute)
    freeAt = given.freeAt
    return given.leavesAt.getTime() - now.getTime()
  })
}

describe('the pace of a domain', () => {
  test('lets a hundred leave at once, and each further one after its share of a minute', () => {
    const given = moments(103, 60)
    expect(given.slice(0, 100).every((at) => at === 0)).toBe(true)
    expect(given.slice(100)).toEqual([1000, 2000, 3000])
  })

  test('holds on average whatever comes', () => {
    const given = moments(1000, 600)
    for (let from = 0; from < 900; from += 50) {
      const until = (given[from] ?? 0) + 60_000
      expect(given.filter((at) => at >= (given[from] ?? 0) && at < until).length).toBeLessThanOrEqual(700)
    }
  })

  test.each([
    ['the first', null, 0],
    ['one after a long rest', later(-3_600_000), 0],
    ['one while the hundred are not used up', later(30_000), 0],
    ['one after more than a hundred', later(100_000), 1000],
  ])('%s leaves after %s', (_, freeAt, after) => {
    expect(paced(freeAt, now, 60).leavesAt).toEqual(later(after))
  })
})

test.each([
  ['lin@Example.COM', 'example.com'],
  ['"a@b"@example.org', 'example.org'],
])('the domain of %s is %s', (address, domain) => {
  expect(domainOf(address)).toBe(domain)
})
