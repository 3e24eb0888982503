import { accountsApi } from '@bole/accounts/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World

beforeAll(async () => {
  world = await startWorld({ mail: { url: 'smtp://127.0.0.1:1', sender: 'bole@acme.test' } })
})
afterAll(() => world.end())

test('people change what is said of them, at the version seen, and nothing else', async () => {
  const user = await world.user(await world.organisation(), 'User2')
  const change = (body: object) =>
    user.send(accountsApi.updateProfile, { body: { id: user.id, version: 1, ...body } })
  expect((await change({ name: '方圆', email: 'fang@acme.test', language: 'zh-TW' })).data).toEqual({
    id: user.id,
    version: 2,
  })
  expect(await user.ask(accountsApi.viewProfile, {})).toEqual({
    id: user.id,
    version: 2,
    name: '方圆',
    email: 'fang@acme.test',
    phone: null,
    job_title: null,
    language: 'zh-TW',
  })
  expect((await change({ name: '圆' })).code).toBe('stale')
  expect((await change({ version: 2, email: 'nobody' })).http).toBe(422)
  expect((await change({ version: 2, email: '' })).status).toBe('success')
  expect((await user.ask(accountsApi.viewProfile, {})).email).toBe(null)
  expect((await change({ id: user.id + 1, version: 3 })).http).toBe(404)
  expect((await user.ask(accountsApi.getCurrentUser, {})).role.name).toBe('User2')
})

test('where there is a mail server, the link goes to the person in their language and is told nobody else', async () => {
  const house = await world.organisation()
  const admin = await world.user(house, 'OrgAdmin')
  const user = await world.user(house, 'User2')
  const { link: shown } = await admin.ask(accountsApi.resetPassword, { query: { id: user.id } })
  expect(shown).not.toBe(null)
  await user.ask(accountsApi.updateProfile, {
    body: { id: user.id, version: 1, email: 'fang@acme.test', language: 'pt-BR' },
  })
  const { link } = await admin.ask(accountsApi.resetPassword, { query: { id: user.id } })
  expect(link).toBe(null)
  const [mail] = await world.rows(
    'select recipient, language, subject, plain, is_secret from mails where organisation_id = $1',
    house,
  )
  expect(mail).toMatchObject({ recipient: 'fang@acme.test', language: 'pt-BR', is_secret: true })
  const token = String(mail?.plain).match(/http\S+\/site\/reset-password#([\w-]+)/)?.[1] ?? ''
  const set = await world
    .stranger()
    .send(accountsApi.setPassword, { body: { token, password: 'a quiet morning in May' } })
  expect(set.status).toBe('success')
})
