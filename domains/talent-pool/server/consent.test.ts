import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PoolWorld } from '../testing/pool-world.ts'

const { askConsent, viewConsent, answerConsent, keepTalents, viewTalent } = talentPoolApi

let pool: PoolWorld
let folder: number
let lin: number

beforeAll(async () => {
  pool = await PoolWorld.start()
})
afterAll(() => pool.world.end())
beforeEach(async () => {
  pool.world.now = null
  await pool.renew()
  folder = await pool.folder('Engineers')
  lin = await pool.applied('Lin', { email: 'lin@example.com' })
  await pool.admin.ask(keepTalents, { body: { post_ids: [lin], folder_id: folder } })
})

/** Asks everybody in the pool, and answers the secret of the link that went out last. */
async function asked() {
  const done = await pool.admin.ask(askConsent, { body: { ids: await pool.ids() } })
  const mails = await pool.world.rows(
    'select recipient, plain from mails where organisation_id = $1 order by id desc',
    pool.organisation,
  )
  const [, token = ''] = /careers\/pool\/([\w-]{43})/.exec(String(mails[0]?.plain)) ?? []
  return { done, token, mails }
}
const stranger = () => pool.world.stranger()
const view = (token: string) => stranger().send(viewConsent, { query: { token } })
const answer = (token: string, action: 'renew' | 'withdraw') =>
  stranger().send(answerConsent, { body: { token, action } })
const consent = async () => (await pool.listed())[0]?.consent

test('people are asked by mail with a link of their own; who has no address is named', async () => {
  await pool.kept('Wu', folder)
  const { done, token, mails } = await asked()
  expect(done).toMatchObject({ done: 1, refused: [{ title: 'Wu' }] })
  expect(mails.map(({ recipient }) => recipient)).toEqual(['lin@example.com'])
  expect((await pool.listed()).map((one) => one.consent.state)).toEqual(['none', 'asked'])
  expect((await view(token)).data).toMatchObject({
    organisation: { name: 'Acme' },
    name: 'Lin',
    state: 'asked',
    ends_on: null,
    is_kept: true,
  })
})

test('who agrees is kept for two years from the day they say so', async () => {
  pool.world.now = new Date('2026-03-01T08:00:00Z')
  const { token } = await asked()
  expect((await answer(token, 'renew')).data).toMatchObject({ state: 'given', ends_on: '2028-03-01' })
  expect(await consent()).toEqual({ state: 'given', ends_on: '2028-03-01' })
  const { history } = await pool.admin.ask(viewTalent, { query: { post_id: lin } })
  expect(history[0]).toMatchObject({ action: 'agreed', user: null })
})

test('who withdraws leaves at once, and their owner is told', async () => {
  const { token } = await asked()
  expect((await answer(token, 'withdraw')).data).toMatchObject({ state: 'withdrawn', is_kept: false })
  expect(await pool.names()).toEqual([])
  const told = await pool.world.rows('select kind, facts from notices where user_id = $1', pool.admin.id)
  expect(told).toMatchObject([{ kind: 'pool_left', facts: { name: 'Lin' } }])
  const again = await answer(token, 'renew')
  expect(again.data).toMatchObject({ state: 'withdrawn', is_kept: false })
  expect((await answer(token, 'withdraw')).data).toMatchObject({ state: 'withdrawn' })
})

test('a link that is sent again takes the earlier one away, and any other text is none', async () => {
  const first = await asked()
  const second = await asked()
  expect(second.token).not.toBe(first.token)
  expect((await view(first.token)).http).toBe(404)
  expect((await answer(first.token, 'withdraw')).http).toBe(404)
  expect((await view(second.token)).status).toBe('success')
  expect((await view('a'.repeat(43))).http).toBe(404)
  expect((await view('short')).http).toBe(422)
})

test('only whoever manages the folder asks', async () => {
  const keeper = await pool.user('DepAdmin2', await pool.department('R'))
  const ids = await pool.ids()
  expect((await keeper.send(askConsent, { body: { ids } })).http).toBe(404)
})
