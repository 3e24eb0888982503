import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'

const mailbox = inject('mailboxPeer')
const relayPort = mailbox?.relayPort ?? null
const soon = { timeout: 20_000 }

let world: World
let admin: Visitor
let position: number

describe.skipIf(relayPort === null)('through a mail server of the trade and back', () => {
  beforeAll(async () => {
    const address = encodeURIComponent('office@acme.test')
    world = await startWorld({
      ...{ role: 'all', mailboxEvery: 200 },
      mail: { url: `smtp://127.0.0.1:${relayPort}`, sender: 'Acme <office@acme.test>' },
      mailboxUrl: `imap://office:secret@127.0.0.1:${mailbox?.port}/INBOX?address=${address}`,
    })
    const organisation = await world.organisation()
    admin = await world.user(organisation, 'OrgAdmin2')
    position = await world.position(organisation)
  })
  afterAll(() => world.end())

  const invited = async (email: string) => {
    const post_id = await world.application(admin.organisationId, position, { name: 'Lin', email })
    await admin.ask(pipelineApi.move, {
      body: {
        ...{ post_id, version: 1, stage: 12, meets_at: '2999-03-02T02:00:00Z' },
        message: { language: 'en-US' },
      },
    })
    return post_id
  }
  const recordOf = async (post_id: number) =>
    (await admin.ask(notificationsApi.listRecords, { query: { post_id } })).list[0]
  const arrived = async (name: string) => {
    const folder = join(mailbox?.inbox ?? '', '../..', name, 'new')
    const files = await readdir(folder).catch(() => [])
    // Their names begin with the second they came in.
    return Promise.all(files.toSorted().map((file) => readFile(join(folder, file), 'utf8')))
  }
  const header = (raw: string, name: string) =>
    new RegExp(`^${name}: *(?:\\r?\\n )?(.+)$`, 'im').exec(raw)?.[1]?.trim() ?? ''

  test('a candidate reads the invitation in their mailbox, and what they answer stands in their timeline', async () => {
    // Of an earlier try something may lie there.
    const before = (await arrived('lin')).length
    const post_id = await invited('lin@acme.test')
    await expect.poll(async () => (await arrived('lin')).length, soon).toBe(before + 1)
    const raw = (await arrived('lin')).at(-1) ?? ''
    expect(header(raw, 'From')).toContain('office@acme.test')
    const replyTo = header(raw, 'Reply-To')
    expect(replyTo).toMatch(/^office\+[0-9a-f]{32}@acme\.test$/)
    await expect.poll(async () => (await recordOf(post_id))?.state, soon).toBe('sent')

    const mailer = createTransport({ host: '127.0.0.1', port: relayPort ?? 0, ignoreTLS: true })
    await mailer.sendMail({
      from: 'Lin <lin@acme.test>',
      to: replyTo,
      subject: 'Re: Interview',
      inReplyTo: header(raw, 'Message-ID'),
      text: 'Yes, I am coming.',
    })
    mailer.close()
    const wrote = async () =>
      (await admin.ask(pipelineApi.listHistory, { query: { post_id } })).list.flatMap(
        ({ action, appraise }) => (action === 'candidate_wrote' ? appraise : []),
      )
    await expect.poll(wrote, soon).toEqual(['Yes, I am coming.'])
  })

  test('to somebody there is not, it comes back, and is a failure in that server’s words', async () => {
    const post_id = await invited('nobody@acme.test')
    await expect.poll(async () => (await recordOf(post_id))?.state, soon).toBe('failed')
    expect((await recordOf(post_id))?.said).toMatch(/^5\.1\.1 .*unknown user/)
    const { application } = await admin.ask(pipelineApi.getApplication, { query: { post_id } })
    expect(application.status).toMatchObject({ process_status: 10, process_detail_status: 16 })
  })
})
