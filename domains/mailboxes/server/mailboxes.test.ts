import { mailboxesApi } from '@bole/mailboxes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailboxBody } from '../testing/made-up.ts'

const { createMailbox, updateMailbox, removeMailbox, turnMailbox, lookNow, tryMailbox } = mailboxesApi

let world: World
let organisation: number
let admin: Visitor
let position: number

// Web alone: nobody reads what these tests make.
beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
  position = await world.position(organisation, { title: '工程师' })
})
afterAll(() => world.end())

let made = 0
const body = (more: Partial<typeof mailboxBody> = {}) => ({
  ...mailboxBody,
  ...{ username: `jobs-${++made}@acme.test`, port: 1, position_id: position },
  ...more,
})
const create = async (more: Partial<typeof mailboxBody> = {}) =>
  (await admin.ask(createMailbox, { body: body(more) })).id
const boxOf = async (id: number, who = admin) =>
  (await who.ask(mailboxesApi.listMailboxes, { query: { page_size: 200 } })).list.find((box) => box.id === id)

test('a mailbox is kept with its rules in order, and its password is told to nobody', async () => {
  const other = await world.position(organisation, { title: '产品经理' })
  const id = await create({
    rules: [
      { part: 'sender', contains: 'zhaopin', position_id: other },
      { part: 'subject', contains: '实习', position_id: position },
    ],
  })
  const box = await boxOf(id)
  expect(box).toMatchObject({
    ...{ has_password: true, state: 'new', is_on: true, position: { id: position, title: '工程师' } },
    rules: [
      { part: 'sender', contains: 'zhaopin', position: { id: other, title: '产品经理' } },
      { part: 'subject', contains: '实习', position: { id: position, title: '工程师' } },
    ],
  })
  expect(JSON.stringify(box)).not.toContain('secret')
  const [row] = await world.rows('select sealed_password from mailboxes where id = $1', id)
  expect(String(row?.sealed_password)).not.toContain('secret')
})

test('one account is read once, and a password has to be there', async () => {
  const id = await create({ username: 'Once@acme.test' })
  const again = await admin.send(createMailbox, {
    body: body({ username: 'once@acme.test', host: '127.0.0.1' }),
  })
  expect(again).toMatchObject({ code: 'exists_already' })
  const without = await admin.send(createMailbox, { body: body({ password: '' }) })
  expect(without).toMatchObject({ code: 'password_needed' })
  expect(await boxOf(id)).toBeDefined()
})

test('a password does not travel unencrypted to a server on the internet', async () => {
  const answer = await admin.send(createMailbox, { body: body({ host: '203.0.113.7', security: 'none' }) })
  // An address that is set aside for documentation is no public one; a public one is.
  expect(answer.code ?? 'kept').toBe('kept')
  const open = await admin.send(createMailbox, { body: body({ host: '8.8.8.8', security: 'none' }) })
  expect(open).toMatchObject({ code: 'password_needs_encryption' })
  const id = await create({ host: '8.8.8.8', security: 'tls' })
  const changed = { ...body({ host: '8.8.8.8', security: 'none' }), id, version: 1 }
  expect(await admin.send(updateMailbox, { body: changed })).toMatchObject({
    code: 'password_needs_encryption',
  })
})

test('a password is kept for its account, and typed again for another one', async () => {
  const given = body()
  const { id } = await admin.ask(createMailbox, { body: given })
  const kept = { ...given, id, version: 1, password: '', name: 'renamed' }
  expect(await admin.ask(updateMailbox, { body: kept })).toEqual({ id, version: 2 })
  expect(await admin.send(updateMailbox, { body: kept })).toMatchObject({ code: 'stale' })
  const elsewhere = { ...kept, version: 2, host: 'localhost' }
  expect(await admin.send(updateMailbox, { body: elsewhere })).toMatchObject({ code: 'password_needed' })
  const tried = { id, host: 'localhost', port: 1, security: 'none', username: given.username } as const
  expect(await admin.send(tryMailbox, { body: tried })).toMatchObject({ code: 'password_needed' })
  const closed = await admin.send(tryMailbox, { body: { ...tried, host: given.host } })
  expect(closed).toMatchObject({ code: 'no_answer' })
})

test('of another account, or from an earlier day, folders are read from their beginning', async () => {
  const given = body()
  const { id } = await admin.ask(createMailbox, { body: given })
  const folders = () => world.rows('select name from mailbox_folders where mailbox_id = $1', id)
  const readUp = () =>
    world.rows(
      `insert into mailbox_folders (organisation_id, mailbox_id, name, validity, last_uid) values ($1, $2, 'INBOX', 1, 9)
       on conflict do nothing`,
      organisation,
      id,
    )
  await readUp()
  await admin.ask(updateMailbox, { body: { ...given, id, version: 1, taken_from: '2021-01-01' } })
  expect(await folders()).toHaveLength(1)
  await admin.ask(updateMailbox, { body: { ...given, id, version: 2, taken_from: '2020-06-01' } })
  expect(await folders()).toHaveLength(0)
  await readUp()
  await admin.ask(updateMailbox, { body: { ...given, id, version: 3, username: 'another@acme.test' } })
  expect(await folders()).toHaveLength(0)
})

test('one that is off is not looked into, and goes on when it is turned on again', async () => {
  const id = await create()
  const toRead = async () =>
    (await world.rows('select asked from mailboxes_to_read() where mailbox_id = $1', id))[0]?.asked
  expect(await toRead()).toBe(0)
  await admin.ask(lookNow, { body: { id } })
  expect(await toRead()).toBe(1)
  await admin.ask(turnMailbox, { body: { id, is_on: false } })
  expect(await toRead()).toBeUndefined()
  expect(await boxOf(id)).toMatchObject({ can: { look: false, turn_on: true, turn_off: false } })
  expect(await admin.send(lookNow, { body: { id } })).toMatchObject({ code: 'is_off' })
  await admin.ask(turnMailbox, { body: { id, is_on: true } })
  expect(await toRead()).toBe(2)
  await world.rows(`update organisations set state = 'disabled' where id = $1`, organisation)
  expect(await toRead()).toBeUndefined()
  await world.rows(`update organisations set state = 'enabled' where id = $1`, organisation)
})

test('whoever hires sees how mailboxes are and changes nothing; of their mails, those for their own positions', async () => {
  const department = await world.department(organisation, 'Sales')
  const own = await world.position(organisation, { departmentId: department, title: '销售' })
  const sub = await world.user(organisation, 'DepAdmin2', department)
  const id = await create()
  for (const [subject, of] of [
    ['mine', own],
    ['theirs', position],
    ['nobody’s', null],
  ] as const)
    await world.rows(
      `insert into mailbox_messages (organisation_id, mailbox_id, digest, folder, sender, sender_name, subject, position_id, state, sent_at, taken_at)
       values ($1, $2, $3, 'INBOX', 'a@example.com', '', $3, $4, 'empty', now(), now())`,
      ...[organisation, id, subject, of],
    )
  expect(await boxOf(id, sub)).toMatchObject({ can: { edit: false, look: false, remove: false } })
  const seen = async (who: Visitor) =>
    (await who.ask(mailboxesApi.listMessages, { query: { mailbox_id: id } })).list.map(
      ({ subject }) => subject,
    )
  expect(await seen(sub)).toEqual(['mine'])
  expect((await seen(admin)).toSorted()).toEqual(['mine', 'nobody’s', 'theirs'])
  const { total, data } = await admin.send(mailboxesApi.listMessages, {
    query: { mailbox_id: id, keyword: 'mine', state: 'taken,empty' },
  })
  expect([total, data?.statistic.all?.value]).toEqual([1, 1])
})

test('one that is deleted is gone with its password and its mails', async () => {
  const id = await create()
  await admin.ask(removeMailbox, { body: { id } })
  expect(await boxOf(id)).toBeUndefined()
  expect(await admin.send(removeMailbox, { body: { id } })).toMatchObject({ http: 404 })
})

test('a rule leads to no position of another company', async () => {
  const foreign = await world.position(await world.organisation(), { title: 'Elsewhere' })
  const rules = [{ part: 'subject' as const, contains: 'intern', position_id: foreign }]
  expect(await admin.send(createMailbox, { body: body({ rules }) })).toMatchObject({ http: 404 })
})
