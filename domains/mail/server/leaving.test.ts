import { createHash, generateKeyPairSync } from 'node:crypto'
import { sendMail, writeMail } from '@bole/mail/server'
import { MailPeer } from '@bole/mail/testing'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewMail } from './write-mail.ts'

// Through the installation's server, which signs, at sixty messages a minute to one domain.
let world: World
let peer: MailPeer
let organisation: number

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

beforeAll(async () => {
  peer = await MailPeer.start()
  world = await startWorld({
    mailPerMinute: 60,
    mail: {
      url: `smtp://127.0.0.1:${peer.port}`,
      sender: 'Acme <jobs@acme.test>',
      dkim: { domainName: 'acme.test', keySelector: 'bole', privateKey },
    },
  })
})
beforeEach(async () => {
  peer.received.length = 0
  organisation = await world.organisation()
})
afterAll(async () => {
  await world.end()
  await peer.stop()
})

const parts = () => ({ database: world.server.database, publish: world.server.announcer.publish })
const work = <Result>(of: Parameters<typeof inTransaction<Result>>[2]) =>
  inTransaction(parts(), organisation, of)
const written = (more: Partial<NewMail> = {}) =>
  work((tx) =>
    writeMail(tx, {
      ...{ to: 'lin@example.com', language: 'en-US', subject: 'News', text: 'Come at ten.', about: 'test' },
      ...more,
    }),
  )
const send = (id: number, now = new Date()) =>
  sendMail.run({
    ...{ organisationId: organisation, store: world.store, now, log: () => undefined },
    ...{ payload: { mail_id: id }, inTransaction: work },
  })
const header = (name: string) =>
  new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])*)`, 'im')
    .exec(peer.received.at(-1)?.raw ?? '')?.[1]
    ?.replaceAll(/\r\n[ \t]+/g, ' ')

test('is signed for the domain it comes from', async () => {
  await send(await written())
  const signature = header('DKIM-Signature') ?? ''
  expect(signature).toMatch(/a=rsa-sha256; c=relaxed\/relaxed; d=acme\.test;/)
  const bodyHash = createHash('sha256').update('Come at ten.\r\n').digest('base64')
  expect(signature.replaceAll(' ', '')).toContain(`bh=${bodyHash};`)
  expect(signature).toMatch(/h=from:.*subject/i)
})

test('says where its reader asks for no more, where it may be had no more', async () => {
  await send(await written({ unsubscribeUrl: 'https://jobs.acme.test/unsubscribe/x' }))
  expect(header('List-Unsubscribe')).toBe('<https://jobs.acme.test/unsubscribe/x>')
  expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
  await send(await written())
  expect(header('List-Unsubscribe')).toBeUndefined()
})

test('what goes to one domain keeps its pace, and leaves at the moment it was given', async () => {
  const now = new Date('2031-01-01T00:00:00Z')
  const used = new Date(now.getTime() + 100_000)
  await world.rows(
    "insert into mail_paces (organisation_id, domain, free_at) values ($1, 'example.com', $2)",
    organisation,
    used,
  )
  const id = await written()
  await send(id, now)
  expect(peer.received).toEqual([])
  const due = new Date(now.getTime() + 1000)
  const [row] = await world.rows('select state, attempts, next_try_at from mails where id = $1', id)
  expect(row).toEqual({ state: 'waiting', attempts: 0, next_try_at: due })
  const elsewhere = await written({ to: 'wu@Example.org' })
  await send(elsewhere, now)
  expect(peer.received).toHaveLength(1)
  await send(id, due)
  expect(peer.received).toHaveLength(2)
})
