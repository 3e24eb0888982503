import { mailboxesApi } from '@bole/mailboxes/contract'
import { mailboxesAtMost } from '@bole/mailboxes/model'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailboxBody } from '../testing/made-up.ts'

const { createMailbox, updateMailbox, removeMailbox, turnMailbox, listMailboxes } = mailboxesApi

let world: World
let organisation: number
let admin: Visitor

// Web alone: nobody reads what these tests make.
beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

let made = 0
const body = (more: Partial<typeof mailboxBody> = {}) => ({
  ...mailboxBody,
  ...{ username: `found-${++made}@acme.test`, port: 1, ...more },
})
const create = async (more: Partial<typeof mailboxBody> = {}) =>
  (await admin.ask(createMailbox, { body: body(more) })).id
const find = async (query: object) => {
  const { data, total } = await admin.send(listMailboxes, { query })
  return { list: data?.list ?? [], names: data?.list.map(({ name }) => name), total }
}

test('mailboxes stand by their names, page by page, and are found by name, account and server', async () => {
  await create({ name: 'Beta', host: 'localhost' })
  await create({ name: 'Alpha', username: 'hello_100%@acme.test' })
  expect(await find({ page_size: 1 })).toMatchObject({ names: ['Alpha'], total: 2 })
  expect(await find({ page_size: 1, page: 2 })).toMatchObject({ names: ['Beta'], total: 2 })
  expect(await find({ keyword: 'LOCALH' })).toMatchObject({ names: ['Beta'], total: 1 })
  // What a search means elsewhere is only a sign here.
  expect(await find({ keyword: '_100%@' })).toMatchObject({ names: ['Alpha'], total: 1 })
  expect(await find({ keyword: 'a%a' })).toMatchObject({ names: [], total: 0 })
})

test('what came in is counted by mailbox; a mail without a résumé is a mail and no résumé', async () => {
  const [one, other] = [await create({ name: 'counted' }), await create({ name: 'bare' })]
  for (const [state, names] of [
    ['taken', ['a.pdf', 'b.pdf']],
    ['empty', ['hello.eml']],
  ] as const)
    await world.rows(
      `with mail as (insert into mailbox_messages (organisation_id, mailbox_id, digest, folder, sender, sender_name, subject, state, sent_at, taken_at)
         values ($1, $2, $3, 'INBOX', '', '', '', $3, now(), now()) returning id),
       brought as (insert into intake_items (organisation_id, name, door, state)
         select $1, name, 'mailbox', 'waiting' from unnest($4::text[]) name returning id)
       insert into mailbox_items (organisation_id, message_id, item_id) select $1, mail.id, brought.id from mail, brought`,
      ...[organisation, one, state, [...names]],
    )
  const { list } = await find({})
  const countsOf = (id: number) => {
    const box = list.find((row) => row.id === id)
    return [box?.message_count, box?.resume_count]
  }
  expect([countsOf(one), countsOf(other)]).toEqual([
    [2, 2],
    [0, 0],
  ])
})

test('one that is turned on again is new, as what it said before means nothing now', async () => {
  const id = await create({ name: 'silent' })
  await world.rows(`update mailboxes set state = 'failing', said = 'no' where id = $1`, id)
  const turned = async (is_on: boolean) => {
    await admin.ask(turnMailbox, { body: { id, is_on } })
    return (await find({ keyword: 'silent' })).list[0]
  }
  expect(await turned(true)).toMatchObject({ state: 'failing', said: 'no' })
  expect(await turned(false)).toMatchObject({ is_on: false, said: 'no' })
  expect(await turned(true)).toMatchObject({ is_on: true, state: 'new', said: '' })
})

test('it sorts into no position that is deleted, neither by a rule nor where none fits', async () => {
  const gone = await world.position(organisation, { title: 'gone' })
  await world.rows('update positions set is_deleted = true where id = $1', gone)
  const rules = [{ part: 'subject' as const, contains: 'x', position_id: gone }]
  expect(await admin.send(createMailbox, { body: body({ position_id: gone }) })).toMatchObject({ http: 404 })
  const given = body()
  const { id } = await admin.ask(createMailbox, { body: given })
  const changed = { ...given, id, version: 1, rules }
  expect(await admin.send(updateMailbox, { body: changed })).toMatchObject({ http: 404 })
})

test('there are so many at most, and room for another one where one is deleted', async () => {
  await world.rows(
    `insert into mailboxes (organisation_id, name, host, port, security, username, taken_from)
     select $1, 'many', 'imap.acme.test', 993, 'tls', 'many-' || n, '2026-01-01'
     from generate_series(1, $2 - (select count(*)::int from mailboxes where organisation_id = $1)) n`,
    ...[organisation, mailboxesAtMost],
  )
  expect(await admin.send(createMailbox, { body: body() })).toMatchObject({ code: 'too_many' })
  const [one] = (await find({ keyword: 'many' })).list
  await admin.ask(removeMailbox, { body: { id: one?.id ?? 0 } })
  await create()
  expect(await find({})).toMatchObject({ total: mailboxesAtMost })
})
