import { accountsApi } from '@bole/accounts/contract'
import { defaultNames } from '@bole/processes/contract'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { digestOfCode } from './set-up-code.ts'

const code = 'ABCD-EFGH-JKLM-NPQR'
const { getSetUp, checkSetUpCode, createFirstOrganisation, finishSetUp } = accountsApi
const choose = vi.fn()
let world: World
let isFixed = false

beforeAll(async () => {
  const clock = { zone: () => 'UTC', choose, isFixed }
  world = await startWorld({ clock: Object.defineProperty(clock, 'isFixed', { get: () => isFixed }) })
})
/** An installation nobody is in yet, with its code. */
beforeEach(async () => {
  choose.mockClear()
  isFixed = false
  await world.rows('truncate organisations, sign_in_failures, set_up_codes cascade')
  await world.rows('insert into set_up_codes (digest) values ($1)', digestOfCode(code))
})
afterAll(() => world.end())

const body = (more: object = {}) => ({
  code: ' abcd efgh jklm npqr ',
  organisation: 'Acme Energy',
  time_zone: 'America/Sao_Paulo',
  language: 'pt-BR' as const,
  name: '林若溪',
  username: 'lin',
  email: 'lin@acme.test',
  password: 'a-long-enough-secret',
  ...more,
})

test('the code opens the organisation and its administrator, who goes on signed in, until it is closed for ever', async () => {
  const operator = world.stranger()
  expect(await operator.ask(getSetUp, {})).toEqual({ step: 'code', time_zone: 'UTC', is_zone_fixed: false })
  await operator.ask(checkSetUpCode, { body: { code } })
  expect(await operator.ask(createFirstOrganisation, { body: body() })).toEqual({ slug: 'acme-energy' })
  expect(choose).toHaveBeenCalledExactlyOnceWith('America/Sao_Paulo')
  expect(await operator.ask(accountsApi.getCurrentUser, {})).toMatchObject({
    username: 'lin',
    role: { name: 'SuperAdmin' },
    organization: { name: 'Acme Energy', slug: 'acme-energy' },
  })
  expect(await world.rows('select name, time_zone, language, set_up_at from organisations')).toEqual([
    { name: 'Acme Energy', time_zone: 'America/Sao_Paulo', language: 'pt-BR', set_up_at: null },
  ])
  expect(await world.rows('select 1 from set_up_codes')).toEqual([])
  // Nobody has asked for a process yet: those of its first positions are there, in its language.
  expect(
    await world.rows(
      `select origin, name, is_default, (select count(*)::int > 1 from process_steps where process_id = processes.id) as has_steps
       from processes order by origin`,
    ),
  ).toEqual(
    ([1, 2] as const).map((origin) => ({
      ...{ origin, name: defaultNames['pt-BR'][origin] },
      ...{ is_default: true, has_steps: true },
    })),
  )
  // Half-way: whoever comes back signed out is told to sign in.
  expect(await operator.ask(getSetUp, {})).toMatchObject({ step: 'company' })
  const stranger = world.stranger()
  expect(await stranger.ask(getSetUp, {})).toMatchObject({ step: 'sign_in' })
  expect(await stranger.send(checkSetUpCode, { body: { code } })).toMatchObject({ http: 404 })
  expect(await stranger.send(createFirstOrganisation, { body: body() })).toMatchObject({ http: 404 })
  await operator.ask(finishSetUp, {})
  expect(await operator.send(finishSetUp, {})).toMatchObject({ http: 404 })
  for (const who of [operator, stranger]) expect(await who.send(getSetUp, {})).toMatchObject({ http: 404 })
})

test('a colleague does not go on with it, and who belongs to another organisation finds it closed', async () => {
  const operator = world.stranger()
  await operator.ask(createFirstOrganisation, { body: body() })
  const [own] = await world.rows('select id from organisations')
  const colleague = await world.user(Number(own?.id), 'User')
  expect(await colleague.send(getSetUp, {})).toMatchObject({ http: 404 })
  expect(await colleague.send(finishSetUp, {})).toMatchObject({ http: 403 })
  const other = await world.user(await world.organisation(), 'SuperAdmin')
  expect(await other.send(getSetUp, {})).toMatchObject({ http: 404 })
  expect(await other.send(finishSetUp, {})).toMatchObject({ http: 404 })
})

test('guesses are counted, and rest after eight, also with the right code', async () => {
  const guesser = world.stranger()
  for (let guess = 0; guess < 8; guess++)
    expect(await guesser.send(checkSetUpCode, { body: { code: `WRONG-${guess}` } })).toMatchObject({
      code: 'wrong_code',
    })
  expect(await guesser.send(checkSetUpCode, { body: { code } })).toMatchObject({ code: 'too_many_failures' })
  expect(await guesser.send(createFirstOrganisation, { body: body() })).toMatchObject({
    code: 'too_many_failures',
  })
  expect(await world.rows('select 1 from organisations')).toEqual([])
})

test('what is wrong is named, and nothing is half done: neither an organisation nor a spent code', async () => {
  const operator = world.stranger()
  const send = (more: object) => operator.send(createFirstOrganisation, { body: body(more) })
  expect(await send({ password: 'short' })).toMatchObject({ code: 'too_short' })
  expect(await send({ username: 'administration', password: 'administration!' })).toMatchObject({
    code: 'like_username',
  })
  for (const name of ['lin@acme.test', '\u2067Lin\u2069'])
    expect(await send({ name })).toMatchObject({ code: 'name_not_plain' })
  for (const wrong of [
    { time_zone: 'Mars/Olympus' },
    { email: 'lin' },
    { username: 'l in' },
    { organisation: ' ' },
  ])
    expect((await send(wrong)).http).toBe(422)
  expect(await send({ code: 'WRONG' })).toMatchObject({ code: 'wrong_code' })
  expect(await world.rows('select 1 from organisations')).toEqual([])
  expect((await send({})).status).toBe('success')
})

test('of two who hold the code at once one makes the organisation', { tags: ['race'] }, async () => {
  const answers = await Promise.all(
    ['lin', 'he'].map((username) =>
      world.stranger().send(createFirstOrganisation, { body: body({ username }) }),
    ),
  )
  expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 404])
  expect(await world.rows('select 1 from organisations')).toHaveLength(1)
  expect(await world.rows('select 1 from users')).toHaveLength(1)
})

test('a zone that the operator fixed stays', async () => {
  isFixed = true
  await world.stranger().ask(createFirstOrganisation, { body: body() })
  expect(choose).not.toHaveBeenCalled()
})
