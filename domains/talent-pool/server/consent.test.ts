import { dayOf } from '@bole/approvals/model'
import { talentPoolApi } from '@bole/talent-pool/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PoolWorld } from '../testing/pool-world.ts'

const { askConsent, previewConsent, viewConsent, answerConsent, keepTalents, viewTalent, recordConsent } =
  talentPoolApi
const { removeTalents, undoTalents } = talentPoolApi

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
  expect(await consent()).toMatchObject({ state: 'given', ends_on: '2028-03-01', recorded_by: null })
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

test('a preview says who is asked and what they read, and nothing is sent', async () => {
  await pool.kept('Wu', folder)
  const body = { ids: await pool.ids() }
  const preview = await pool.admin.ask(previewConsent, { body })
  expect(preview).toMatchObject({
    ...{ goes: 1, refused: [{ title: 'Wu' }], has_mail_server: false },
    first: { name: 'Lin', recipient: 'lin@example.com', text: expect.stringContaining('…') },
  })
  expect((await pool.listed()).map((one) => one.consent.state)).toEqual(['none', 'none'])
  const { mails } = await asked()
  expect(mails[0]?.plain).toContain(preview.first?.text.slice(0, 40))
  expect(await pool.admin.ask(previewConsent, { body })).toMatchObject({ goes: 0, first: null })
})

test('of many who ask at once one does, and the link they send works', async () => {
  const ids = await pool.ids()
  const done = await Promise.all([1, 2, 3, 4].map(() => pool.admin.ask(askConsent, { body: { ids } })))
  expect(done.map((one) => one.done).toSorted()).toEqual([0, 0, 0, 1])
  expect(done.find((one) => one.done === 0)?.refused).toMatchObject([{ title: 'Lin' }])
  const { token, mails } = await asked()
  expect(mails).toHaveLength(1)
  expect((await view(token)).status).toBe('success')
})

test('a link that is sent again another day takes the earlier one away, and any other text is none', async () => {
  pool.world.now = new Date('2026-03-01T08:00:00Z')
  const first = await asked()
  pool.world.now = new Date('2026-03-02T08:00:00Z')
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

const keep = () => pool.admin.ask(keepTalents, { body: { post_ids: [lin], folder_id: folder } })
const applyAnew = () =>
  pool.world.rows(
    `insert into applications (organisation_id, candidate_id, position_id, project_id, origin, source, stage, step, detail, applied_at)
     select organisation_id, candidate_id, position_id, project_id, origin, source, 12, 10, 0, now() + interval '1 minute'
     from applications where id = $1`,
    lin,
  )

test('who withdrew is not kept again until they applied anew', async () => {
  const { token } = await asked()
  await answer(token, 'withdraw')
  const refused = await keep()
  expect(refused).toMatchObject({ done: 0, refused: [{ id: lin, title: 'Lin' }] })
  expect(refused.refused[0]?.message).toContain(dayOf(new Date()))
  expect(await pool.names()).toEqual([])
  await applyAnew()
  expect(await keep()).toMatchObject({ done: 1, refused: [] })
  expect(await pool.names()).toEqual(['Lin'])
})

test('who withdrew after they were taken out is not brought back by undoing that', async () => {
  const { token } = await asked()
  const ids = await pool.ids()
  const { batch_id } = await pool.admin.ask(removeTalents, { body: { ids } })
  await answer(token, 'withdraw')
  expect((await pool.admin.send(undoTalents, { body: { batch_id } })).code).toBe('acted_since')
  expect(await pool.names()).toEqual([])
})

test('a withdrawal before they were kept anew does not stand in the way of undoing what came later', async () => {
  const { token } = await asked()
  await answer(token, 'withdraw')
  await applyAnew()
  await keep()
  const { batch_id } = await pool.admin.ask(removeTalents, { body: { ids: await pool.ids() } })
  expect((await pool.admin.send(undoTalents, { body: { batch_id } })).status).toBe('success')
  expect(await pool.names()).toEqual(['Lin'])
})

test('an agreement that is written down later than the answer that followed it changes nothing, and says so', async () => {
  const { token } = await asked()
  await answer(token, 'withdraw')
  await applyAnew()
  await keep()
  const agreed = async (said_on: string) => {
    const ids = await pool.ids()
    return pool.admin.ask(recordConsent, { body: { ids, action: 'agreed', how: 'phone', said_on } })
  }
  const done = await agreed('2025-11-01')
  expect(done).toMatchObject({ done: 0, refused: [{ title: 'Lin' }] })
  expect(done.refused[0]?.message).toContain(dayOf(new Date()))
  expect(await consent()).toMatchObject({ state: 'withdrawn' })
  const { history } = await pool.admin.ask(viewTalent, { query: { post_id: lin } })
  expect(history[0]?.action).toBe('kept')
  pool.world.now = new Date(Date.now() + 2 * 86_400_000)
  expect(await agreed(dayOf(pool.world.now))).toMatchObject({ done: 1, refused: [] })
  expect(await consent()).toMatchObject({ state: 'given' })
})

test('whoever is asked reads it in the language of their newest application', async () => {
  await pool.world.rows(
    "update applications set language = 'pt-BR' where organisation_id = $1",
    pool.organisation,
  )
  await asked()
  const language = 'select language from mails where organisation_id = $1'
  expect(await pool.world.rows(language, pool.organisation)).toEqual([{ language: 'pt-BR' }])
})
