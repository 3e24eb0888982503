import { addressOf } from '@bole/platform/contract'
import { referralApi } from '@bole/referral/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Referring, startReferring } from './testing/referring.ts'

let at: Referring
const { getSettings, saveSettings, listRules, openLater, listThemes, getShare } = referralApi

beforeAll(async () => {
  at = await startReferring()
})
afterAll(() => at.world.end())
beforeEach(() => at.begin())

test('what counts is said once, and of two who say it at once the second hears so', {
  tags: ['race'],
}, async () => {
  const said = { rewards_own_positions: true, protected_days: 30, version: 0 }
  const both = await Promise.all([
    at.hr.send(saveSettings, { body: said }),
    at.hr.send(saveSettings, { body: { ...said, protected_days: 60 } }),
  ])
  expect(both.map(({ status, code }) => (status === 'success' ? 'done' : code)).sort()).toEqual([
    'done',
    'stale',
  ])
  expect(await at.hr.ask(getSettings, {})).toMatchObject({ rewards_own_positions: true, version: 1 })
  await at.hr.ask(saveSettings, { body: { ...said, protected_days: null, version: 1 } })
  expect(await at.hr.ask(getSettings, {})).toMatchObject({ protected_days: null, version: 2 })
})

test('is each company’s own', async () => {
  await at.hr.ask(saveSettings, {
    body: { rewards_own_positions: true, protected_days: 0, version: 0 },
  })
  await at.promise('joined', 500_000)
  const stranger = await at.world.user(await at.world.organisation(), 'OrgAdmin2')
  expect(await stranger.ask(getSettings, {})).toMatchObject({ protected_days: 180, version: 0 })
  expect((await stranger.ask(listRules, { query: {} })).list).toEqual([])
})

test('a time that was set closes what was open until then', async () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const body = { theme_id: at.project, position_ids: [at.position], open_time: soon }
  await at.hr.ask(openLater, { body })
  const { themeIdToList } = await at.hr.ask(listThemes, { query: { origin: 2 } })
  expect(themeIdToList[at.project]?.responsiblePositions).toMatchObject([
    { id: at.position, is_open: false, opens_at: soon },
  ])
  expect(await at.outcome(await at.applies(await at.code()))).toBe('not_open')
})

test('a colleague’s page says what is promised today, and nothing of rules that end or begin later', async () => {
  await at.promise('joined', 900_000, { valid_from: '2999-01-01' })
  await at.promise('offer', 100_000)
  await at.promise('interview', 0)
  const { list } = await at.colleague.ask(getShare, { query: {} })
  expect(list.map(({ rewards }) => rewards)).toEqual([
    [{ milestone: 'offer', amount: 100_000, currency: 'CNY' }],
  ])
  const [rule] = (await at.hr.ask(listRules, { query: {} })).list
  expect(rule?.made_by?.id).toBe(at.hr.id)
})

test('is shown to nobody who does not administer the company', async () => {
  for (const call of [getSettings, listRules]) {
    const answer = await fetch(at.world.origin + addressOf(call), {
      headers: { cookie: at.colleague.cookie },
    })
    expect(answer.status).toBe(403)
  }
})
