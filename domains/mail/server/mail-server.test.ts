import { mailApi } from '@bole/mail/contract'
import { sendMail, writeMail } from '@bole/mail/server'
import { MailPeer } from '@bole/mail/testing'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let world: World
let open: MailPeer
let encrypted: MailPeer
let organisation: number
let admin: Visitor

beforeAll(async () => {
  ;[open, encrypted] = await Promise.all([MailPeer.start(), MailPeer.start({ offersTls: true })])
  // The peer's certificate is its own.
  const url = `smtp://bole:geheim@127.0.0.1:${encrypted.port}?requireTLS=true&tls.rejectUnauthorized=false`
  world = await startWorld({ mail: { url, sender: 'Bole <bole@acme.test>' } })
})
beforeEach(async () => {
  organisation = await world.organisation()
  admin = await world.user(organisation, 'OrgAdmin')
  for (const peer of [open, encrypted]) {
    peer.temper = {}
    peer.received.length = 0
  }
})
afterAll(async () => {
  await Promise.all([open.stop(), encrypted.stop(), world.end()])
})

const body = (more: object = {}) => ({
  host: '127.0.0.1',
  port: open.port,
  security: 'none' as const,
  sender_name: 'Acme, jobs',
  sender_address: 'jobs@acme.test',
  ...more,
})
const tried = (to = 'me@acme.test') => admin.send(mailApi.sendTestMail, { body: { to } })

describe('the installation’s server', () => {
  test('takes the mail of whoever names none, over an encrypted connection and with its password', async () => {
    encrypted.temper = { password: 'geheim' }
    expect(await admin.ask(mailApi.getMailServer, {})).toEqual({
      used: 'installation',
      sender: 'Bole <bole@acme.test>',
      own: null,
      waiting: 0,
    })
    expect((await tried()).data?.said).toContain('queued as 7F3')
    expect(encrypted.received).toMatchObject([{ to: ['me@acme.test'], isEncrypted: true }])
  })

  test('says that it does not know the password', async () => {
    encrypted.temper = { password: 'another' }
    const answer = await tried()
    expect(answer).toMatchObject({ code: 'not_sent' })
    expect(answer.message).toContain('wrong password')
  })
})

describe('an organisation’s own server', () => {
  test('is used instead, and its password is kept encrypted and told to nobody', async () => {
    const password = 'tops3cret-word'
    const made = await admin.ask(mailApi.createMailServer, {
      body: body({ username: 'bole', password, security: 'starttls', port: encrypted.port }),
    })
    const [row] = await world.rows('select * from mail_servers where organisation_id = $1', organisation)
    expect(JSON.stringify(row)).not.toContain('tops3cret')
    expect(String(row?.sealed_password)).not.toContain('tops3cret')
    const seen = await admin.ask(mailApi.getMailServer, {})
    expect(seen).toMatchObject({
      used: 'own',
      sender: 'jobs@acme.test',
      own: { id: made.id, has_password: true },
    })
    expect(JSON.stringify(seen)).not.toContain('tops3cret')
  })

  test('is not trusted with a certificate that nobody vouches for', async () => {
    const own = { port: encrypted.port, security: 'starttls' as const }
    await admin.ask(mailApi.createMailServer, { body: body(own) })
    const answer = await tried()
    expect(answer.message).toContain('certificate')
    expect(encrypted.received).toEqual([])
  })

  test('that offers no encryption gets nothing from whoever asks for it', async () => {
    await admin.ask(mailApi.createMailServer, { body: body({ security: 'starttls' }) })
    expect(await tried()).toMatchObject({ code: 'not_sent' })
    expect(open.received).toEqual([])
  })

  test('gets no password over an open connection, and no name without one', async () => {
    const send = (more: object) => admin.send(mailApi.createMailServer, { body: body(more) })
    expect(await send({ username: 'bole', password: 'x' })).toMatchObject({
      code: 'password_needs_encryption',
    })
    expect(await send({ username: 'bole', security: 'tls' })).toMatchObject({
      code: 'username_needs_password',
    })
    expect(await world.rows('select 1 from mail_servers where organisation_id = $1', organisation)).toEqual(
      [],
    )
  })

  test('keeps its password while the rest changes, and forgets it for another machine or name', async () => {
    const secured = { username: 'bole', security: 'starttls' as const, port: encrypted.port }
    const { id } = await admin.ask(mailApi.createMailServer, { body: body({ ...secured, password: 'x' }) })
    const change = (version: number, more: object) =>
      admin.send(mailApi.updateMailServer, { body: { id, version, ...body({ ...secured, ...more }) } })
    expect((await change(1, { sender_name: 'HR' })).data).toEqual({ id, version: 2 })
    expect(await change(1, { sender_name: 'People' })).toMatchObject({ code: 'stale' })
    expect(await change(2, { host: 'localhost' })).toMatchObject({ code: 'username_needs_password' })
    expect(await change(2, { username: 'other' })).toMatchObject({ code: 'username_needs_password' })
    expect((await change(2, { username: '' })).data).toEqual({ id, version: 3 })
    expect((await admin.ask(mailApi.getMailServer, {})).own).toMatchObject({ has_password: false })
  })

  test('is one: of two administrators who name one at once, one hears that there is one', {
    tags: ['race'],
  }, async () => {
    const other = await world.user(organisation, 'OrgAdmin2')
    const answers = await Promise.all(
      [admin, other].map((who) => who.send(mailApi.createMailServer, { body: body() })),
    )
    expect(answers.map(({ code }) => code).filter((code) => code === 'exists_already')).toHaveLength(1)
  })

  test('forgotten, the installation’s is used again', async () => {
    const { id } = await admin.ask(mailApi.createMailServer, { body: body() })
    expect((await tried()).status).toBe('success')
    expect(open.received[0]?.raw).toContain('From: "Acme, jobs" <jobs@acme.test>')
    await admin.ask(mailApi.removeMailServer, { body: { id } })
    expect(await admin.ask(mailApi.getMailServer, {})).toMatchObject({ used: 'installation', own: null })
  })
})

test('what waited is planned again when somebody names a server', async () => {
  const parts = { database: world.server.database, publish: world.server.announcer.publish }
  const id = await inTransaction(parts, organisation, (tx) =>
    writeMail(tx, { to: 'he@acme.test', language: 'en-US', subject: 's', text: 't', about: 'test' }),
  )
  const jobs = () =>
    world.rows('select run_at from graphile_worker._private_jobs where key = $1', `mail ${id}`)
  await world.rows(`select graphile_worker.remove_job($1)`, `mail ${id}`)
  expect(await jobs()).toEqual([])
  await admin.ask(mailApi.createMailServer, { body: body() })
  expect(await jobs()).toHaveLength(1)
  const store = world.store
  const inOwn = <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
    inTransaction(parts, organisation, work)
  const context = { payload: { mail_id: id }, organisationId: organisation, store, now: new Date() }
  await sendMail.run({ ...context, log: () => undefined, inTransaction: inOwn })
  expect(open.received).toHaveLength(1)
})

test('a hiring manager and HR of a department keep no mail server', async () => {
  for (const role of ['User', 'DepAdmin'] as const) {
    const who = await world.user(organisation, role)
    expect(await who.send(mailApi.getMailServer, {})).toMatchObject({ http: 403 })
    expect(await who.send(mailApi.listMails, { query: {} })).toMatchObject({ http: 403 })
  }
})
