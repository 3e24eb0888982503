import { createHash, randomUUID } from 'node:crypto'
import { inTransaction, storeContents } from '@bole/platform/host'
import type { Transaction } from '@bole/platform/server'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailboxBody, resumeLines } from '../../testing/made-up.ts'
import { bytesOfMail, type TestMail } from '../../testing/post-box.ts'
import { LetterReader } from '../letter/letter-reader.ts'
import type { ReaderParts } from './reader-parts.ts'
import { type Fetched, takeMessage } from './take-message.ts'

let world: World
let organisationId: number
const letters = new LetterReader()

// Web alone: what goes into the ledger stays as it came in.
beforeAll(async () => {
  world = await startWorld()
  organisationId = await world.organisation()
})
afterAll(async () => {
  await letters.close()
  await world.end()
})

async function newBox(positionId: number | null = null): Promise<number> {
  const { name, host, port, security, taken_from } = mailboxBody
  const [row] = await world.rows(
    `insert into mailboxes (organisation_id, name, host, port, security, username, taken_from, position_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    ...[organisationId, name, host, port, security, randomUUID(), taken_from, positionId],
  )
  return Number(row?.id)
}

/** What reading needs, over the world's database; `fails` breaks a transaction off before or after it is committed. */
function partsOf(fails: { before?: boolean; after?: boolean } = {}): ReaderParts {
  const parts = { database: world.server.database, publish: () => undefined, store: world.store }
  return {
    toRead: async () => [],
    take: async () => true,
    letGo: async () => undefined,
    log: () => undefined,
    store: (contents) => storeContents(parts, contents),
    inTransaction: async (of, work) => {
      let isTaking = false
      const result = await inTransaction(parts, of, async (tx: Transaction) => {
        const before = tx.save.bind(tx)
        tx.save = (...queries) => {
          isTaking ||= queries.some((query) => query.compile().sql.includes('mailbox_items'))
          before(...queries)
        }
        const done = await work(tx)
        if (isTaking && fails.before) throw new Error('killed before the commit')
        return done
      })
      if (isTaking && fails.after) throw new Error('killed after the commit')
      return result
    },
  }
}

const fetched = async (mail: TestMail, more: Partial<Fetched> = {}): Promise<Fetched> => ({
  ...{ folder: 'INBOX', validity: 7, uid: 1, receivedAt: new Date(), head: '' },
  heading: { subject: mail.subject ?? '', sender: 'a@example.com', senderName: '' },
  source: await bytesOfMail(mail),
  ...more,
})
const take = (mailboxId: number, message: Fetched, { parts = partsOf(), isGivenUp = false } = {}) =>
  takeMessage({ parts, letters, organisationId, mailboxId, isGivenUp }, message)

const cv = (subject: string, name = 'a.txt'): TestMail => ({
  subject,
  attachments: [{ filename: name, content: resumeLines('王敏', '13900000401') }],
})
const itemsOf = (mailboxId: number) =>
  world.rows(
    `select i.name, i.state, i.reason, i.position_id, i.source, i.door, i.sender, f.bytes from mailbox_messages m
     join mailbox_items mi on mi.message_id = m.id join intake_items i on i.id = mi.item_id
     left join files f on f.id = i.file_id where m.mailbox_id = $1 order by i.id`,
    mailboxId,
  )
const farOf = async (mailboxId: number) =>
  (
    await world.rows(
      'select validity, last_uid from mailbox_folders where mailbox_id = $1 and name = $2',
      mailboxId,
      'INBOX',
    )
  )[0]

test('whatever interrupts it, a message is taken once', async () => {
  const box = await newBox()
  const message = await fetched(cv('once'))
  await expect(take(box, message, { parts: partsOf({ before: true }) })).rejects.toThrow('before')
  expect([await itemsOf(box), await farOf(box)]).toEqual([[], undefined])
  await expect(take(box, message, { parts: partsOf({ after: true }) })).rejects.toThrow('after')
  await take(box, message)
  await take(box, { ...message, folder: 'Campus', uid: 9 })
  await take(box, { ...message, validity: 8, uid: 3 })
  expect(await itemsOf(box)).toMatchObject([
    { name: 'a.txt', door: 'mailbox', source: 'mail', state: 'waiting' },
  ])
  expect(await farOf(box)).toMatchObject({ validity: 8, last_uid: 3 })
})

test('two that take the same message at once take it once', async () => {
  const box = await newBox()
  const message = await fetched(cv('at once'))
  await Promise.all([take(box, message), take(box, message), take(box, message)])
  expect(await itemsOf(box)).toHaveLength(1)
})

test('files are there for as long as a row names them: of a message that was not taken they are deleted', async () => {
  const box = await newBox()
  await expect(take(box, await fetched(cv('lost')), { parts: partsOf({ before: true }) })).rejects.toThrow()
  const cleaning = () =>
    world.rows(
      `select j.key from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'files.clear_unnamed'`,
    )
  const before = await cleaning()
  expect(before.length).toBeGreaterThan(0)
  await take(box, await fetched(cv('kept')))
  expect(await cleaning()).toEqual(before)
})

test('it is for the position its subject names, while that is open; a rule that leads to a closed one is none', async () => {
  const open = await world.position(organisationId, { title: '结构工程师' })
  const closed = await world.position(organisationId, { title: '热管理工程师', state: 'closed' })
  const box = await newBox(closed)
  await world.rows(
    `insert into mailbox_rules (organisation_id, mailbox_id, place, part, contains, position_id) values ($1, $2, 1, 'subject', '应聘', $3)`,
    ...[organisationId, box, closed],
  )
  await take(box, await fetched(cv('应聘结构工程师')))
  await take(box, await fetched(cv('应聘热管理工程师', 'b.txt'), { uid: 2 }))
  expect((await itemsOf(box)).map((item) => item.position_id)).toEqual([open, null])
})

test('a mail of a board is from a board', async () => {
  const box = await newBox()
  const mail = { ...cv('(Zhaopin.com) 应聘 工程师'), from: 'Zhaopin <resume@service.zhaopin.com>' }
  await take(box, await fetched(mail))
  expect(await itemsOf(box)).toMatchObject([{ source: 'job_board', sender: 'resume@service.zhaopin.com' }])
  expect(await world.rows('select board from mailbox_messages where mailbox_id = $1', box)).toEqual([
    { board: 'zhaopin' },
  ])
})

test('one that was too large, and one that could not be taken, say so in the ledger', async () => {
  const box = await newBox()
  await take(box, await fetched({ subject: '作品集' }, { source: null, head: 'head 1' }))
  const message = await fetched(cv('stubborn'), { uid: 2 })
  await take(box, message, { isGivenUp: true })
  expect(await itemsOf(box)).toMatchObject([
    { name: '作品集.eml', state: 'failed', reason: 'too_large', bytes: null },
    { name: 'stubborn.eml', state: 'failed', reason: 'message_unreadable', bytes: message.source?.length },
  ])
  const digest = createHash('sha256').update('head 1').digest('hex')
  expect(await world.rows('select 1 from mailbox_messages where digest = $1', digest)).toHaveLength(1)
})
