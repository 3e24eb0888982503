import { accountsApi } from '@bole/accounts/contract'
import { mailApi } from '@bole/mail/contract'
import { MailPeer } from '@bole/mail/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type Visitor, type World } from './testing/index.ts'

let world: World
let post: MailPeer
let admin: Visitor

beforeAll(async () => {
  world = await startWorld({ allowedInnerHosts: ['mail.corp.example'] })
  post = await MailPeer.start()
  admin = await world.user(await world.organisation(), 'OrgAdmin')
})
afterAll(async () => {
  await post.stop()
  await world.end()
})

const security = 'none' as const
const setting = /ALLOWED_INNER_HOSTS/

test.each(['127.0.0.1', 'localhost'])(
  'a mail server at %s is not asked, and says which setting allows it',
  async (host) => {
    const { own } = await admin.ask(mailApi.getMailServer, {})
    if (own) await admin.ask(mailApi.removeMailServer, { body: { id: own.id } })
    await admin.ask(mailApi.createMailServer, {
      body: { host, port: post.port, security, sender_address: 'jobs@acme.test' },
    })
    const answer = await admin.send(mailApi.sendTestMail, { body: { to: 'he@acme.test' } })
    expect(answer).toMatchObject({ code: 'server_inside', message: expect.stringMatching(setting) })
    expect(answer.message).toContain(host)
    expect(post.received).toEqual([])
  },
)

test('an identity provider inside is not asked, and says which setting allows it', async () => {
  const { id, version } = await admin.ask(accountsApi.getIdentityProvider, {})
  const given = { is_enabled: true, name: 'Lamp ID', client_id: 'bole', role_claim: 'groups' }
  const answer = await admin.send(accountsApi.updateIdentityProvider, {
    body: {
      id,
      version,
      ...given,
      issuer: `http://localhost:${post.port}`,
      role_mapping: [],
      default_role: null,
    },
  })
  expect(answer).toMatchObject({ code: 'issuer_inside', message: expect.stringMatching(setting) })
})
