import { accountsApi } from '@bole/accounts/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

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
    is_email_confirmed: false,
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
  await world.rows('delete from mails where organisation_id = $1', house)
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

const lastMail = async (house: number) => {
  const [mail] = await world.rows(
    'select recipient, subject, plain from mails where organisation_id = $1 order by id desc limit 1',
    house,
  )
  const token = String(mail?.plain).match(/#([\w-]{20,})/)?.[1] ?? ''
  return { to: mail?.recipient, subject: mail?.subject, token }
}

test('an address typed by oneself is confirmed by the link sent there, once, and by none to another', async () => {
  const house = await world.organisation()
  const user = await world.user(house, 'User2')
  const type = (version: number, email: string) =>
    user.ask(accountsApi.updateProfile, { body: { id: user.id, version, email } })
  const confirm = (token: string) => world.stranger().send(accountsApi.confirmEmail, { body: { token } })
  const isConfirmed = async () => (await user.ask(accountsApi.viewProfile, {})).is_email_confirmed
  await type(1, 'first@acme.test')
  const first = await lastMail(house)
  expect(first.to).toBe('first@acme.test')
  await type(2, 'second@acme.test')
  expect((await confirm(first.token)).code).toBe('email_link_over')
  expect(await user.ask(accountsApi.sendEmailLink, {})).toEqual({ is_sent: true })
  const { token } = await lastMail(house)
  expect(await isConfirmed()).toBe(false)
  expect((await confirm(token)).data).toEqual({ email: 'second@acme.test' })
  expect(await isConfirmed()).toBe(true)
  expect((await confirm(token)).code).toBe('email_link_over')
  expect(await user.ask(accountsApi.sendEmailLink, {})).toEqual({ is_sent: false })
})

describe('whoever forgot their password', () => {
  const forget = (name: string) => world.stranger().send(accountsApi.forgotPassword, { body: { name } })
  beforeEach(() => world.rows(`delete from sign_in_failures where subject like 'forgot%'`))

  test('has a link sent, by their name or their address, and hears what anybody hears', async () => {
    const house = await world.organisation()
    const user = await world.user(house, 'User2')
    await world.rows('update users set email = $2 where id = $1', user.id, 'Lost@acme.test')
    const answers = [await forget(user.username), await forget('lost@ACME.test'), await forget('nobody')]
    expect(answers.map(({ status, data }) => ({ status, data }))).toEqual(
      Array.from({ length: 3 }, () => ({ status: 'success', data: { by_mail: true } })),
    )
    expect(await world.rows('select 1 from mails where organisation_id = $1', house)).toHaveLength(2)
    const { to, token } = await lastMail(house)
    expect(to).toBe('Lost@acme.test')
    const body = { token, password: 'a quiet morning in May' }
    expect((await world.stranger().send(accountsApi.setPassword, { body })).status).toBe('success')
  })

  test.each([
    ['is disabled', `state = 'disabled'`],
    ['typed the address themselves', 'is_email_confirmed = false'],
    ['has none', 'email = null'],
  ])('and %s hears the same and gets nothing', async (_, change) => {
    const house = await world.organisation()
    const user = await world.user(house, 'User2')
    await world.rows(`update users set email = 'none-${user.id}@acme.test' where id = $1`, user.id)
    await world.rows(`update users set ${change} where id = $1`, user.id)
    expect((await forget(user.username)).data).toEqual({ by_mail: true })
    expect(await world.rows('select 1 from mails where organisation_id = $1', house)).toEqual([])
  })

  test('many times at once is written to no more often than one after the other', {
    tags: ['race'],
  }, async () => {
    const house = await world.organisation()
    const user = await world.user(house, 'User2')
    await world.rows('update users set email = $2 where id = $1', user.id, 'atonce@acme.test')
    const answers = await Promise.all(Array.from({ length: 12 }, () => forget('atonce@acme.test')))
    expect(await world.rows('select 1 from mails where organisation_id = $1', house)).toHaveLength(3)
    expect(answers.filter(({ code }) => code === 'too_many_failures')).toHaveLength(4)
  })

  test('asks only so often, and nobody has a mailbox filled', async () => {
    const house = await world.organisation()
    const user = await world.user(house, 'User2')
    await world.rows('update users set email = $2 where id = $1', user.id, 'often@acme.test')
    for (let time = 0; time < 8; time++) expect((await forget('often@acme.test')).status).toBe('success')
    expect(await world.rows('select 1 from mails where organisation_id = $1', house)).toHaveLength(3)
    expect((await forget('somebody else')).code).toBe('too_many_failures')
  })
})
