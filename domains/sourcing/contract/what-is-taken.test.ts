import { sourcingApi } from '@bole/sourcing/contract'
import { describe, expect, test } from 'vitest'

const { reportActivity, listRecommendations } = sourcingApi
const counts = { customerMessageCount: 3, customerCount: 2, replyCount: 1, exchangeContactCount: 0 }
const account = { bossName: '何静', ...counts }
const recommendation = {
  reference: 'r1',
  bossName: '何静',
  name: '王雨',
  recommended_at: '2026-11-01T08:00:00Z',
}
const takes = (more: object) =>
  reportActivity.body.safeParse({ day: '2026-11-01', accounts: [account], ...more }).success

describe('a report', () => {
  test.each<[string, object, boolean]>([
    ['of one account', {}, true],
    ['of none', { accounts: [] }, true],
    ['of no day', { day: undefined }, false],
    ['of a day the calendar has not', { day: '2026-02-30' }, false],
    ['of an account without a name', { accounts: [{ ...account, bossName: ' ' }] }, false],
    ['of less than nothing', { accounts: [{ ...account, replyCount: -1 }] }, false],
    ['of half a message', { accounts: [{ ...account, customerMessageCount: 3.5 }] }, false],
    ['of more answered than wrote', { accounts: [{ ...account, replyCount: 3 }] }, false],
    ['of somebody recommended', { recommendations: [recommendation] }, true],
    ['of nobody recommended', { recommendations: [{ ...recommendation, name: '' }] }, false],
    ['of an outcome there is not', { recommendations: [{ ...recommendation, outcome: 'hired' }] }, false],
    ['of too many', { accounts: Array.from({ length: 501 }, () => account) }, false],
  ])('%s', (_, more, isTaken) => {
    expect(takes(more)).toBe(isTaken)
  })

  test('names the account whose numbers cannot be', () => {
    const result = reportActivity.body.safeParse({
      day: '2026-11-01',
      accounts: [account, { ...account, replyCount: 9 }],
    })
    expect(result.error?.issues.map(({ path }) => path.join('.'))).toEqual(['accounts.1.customerCount'])
  })

  test('says nothing of a position where the board does not, and begins as recommended', () => {
    const body = reportActivity.body.parse({
      day: '2026-11-01',
      accounts: [],
      recommendations: [recommendation],
    })
    expect(body.recommendations[0]).toMatchObject({ position_title: '', outcome: 'recommended' })
  })
})

test('outcomes are asked for several at once', () => {
  expect(listRecommendations.query.parse({ outcome: 'replied,exchanged' })).toMatchObject({
    channel: 'boss',
    outcome: ['replied', 'exchanged'],
  })
  expect(listRecommendations.query.safeParse({ outcome: 'gone' }).success).toBe(false)
})
