import { careersApi } from '@bole/careers/contract'
import { mailApi } from '@bole/mail/contract'
import { takeArrival } from '@bole/mail/server'
import { MailPeer } from '@bole/mail/testing'
import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { inTransaction } from '@bole/platform/testing'
import { startWorld, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let peer: MailPeer

beforeAll(async () => {
  world = await startWorld({ role: 'all' })
  peer = await MailPeer.start()
})
afterAll(async () => {
  await peer.stop()
  await world.end()
})

test('what was read on the page stays read, for the pipeline too, when its mail comes back', async () => {
  const organisation = await world.organisation()
  const admin = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation)
  const lin = await world.application(organisation, position, { name: 'Lin', email: 'lin@example.com' })
  await admin.ask(mailApi.createMailServer, {
    body: { host: '127.0.0.1', port: peer.port, security: 'none', sender_address: 'jobs@acme.test' },
  })
  const invited = { post_id: lin, version: 1, stage: 12, meets_at: '2999-03-02T02:00:00Z' }
  await admin.ask(pipelineApi.move, { body: { ...invited, message: { language: 'en-US' } } })
  const listed = async () => (await admin.ask(notificationsApi.listRecords, { query: {} })).list
  await expect.poll(listed, { timeout: 10_000 }).toMatchObject([{ state: 'sent' }])
  const [, token = ''] =
    /careers\/application\/([\w-]+)/.exec(peer.received[0]?.raw.replaceAll('=\r\n', '') ?? '') ?? []
  await world.stranger().ask(careersApi.markViewed, { body: { token } })
  const [mail] = await world.rows('select id from mails where organisation_id = $1', organisation)
  const bounced = {
    ...{ key: '', messageId: '<x@y>', subject: '', text: '', at: new Date() },
    report: { action: 'failed', said: '5.1.1 no such user' },
  }
  await inTransaction(
    { database: world.server.database, publish: world.server.announcer.publish },
    organisation,
    (tx) => takeArrival(tx, Number(mail?.id), bounced),
  )
  expect(await listed()).toMatchObject([{ state: 'viewed', said: '5.1.1 no such user' }])
  const { application } = await admin.ask(pipelineApi.getApplication, { query: { post_id: lin } })
  expect(application.status).toMatchObject({ process_status: 60, process_detail_status: 61 })
})
