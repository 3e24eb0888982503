import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MailPeer } from '@bole/mail/testing'
import { notificationsApi } from '@bole/notifications/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'

const mailbox = inject('mailboxPeer')
const soon = { timeout: 15_000 }

let world: World
let peer: MailPeer
let admin: Visitor
let lin: number
let laid = 0

describe.skipIf(mailbox === null)('what comes into the mailbox', () => {
  beforeAll(async () => {
    if (mailbox?.fault) throw new Error(mailbox.fault)
    peer = await MailPeer.start()
    const address = encodeURIComponent('jobs@acme.test')
    world = await startWorld({
      ...{ role: 'all', mailboxEvery: 200 },
      mail: { url: `smtp://127.0.0.1:${peer.port}`, sender: 'Acme <jobs@acme.test>' },
      mailboxUrl: `imap://jobs:secret@127.0.0.1:${mailbox?.port}/INBOX?address=${address}`,
    })
  })
  beforeEach(async () => {
    peer.received.length = 0
    const organisation = await world.organisation()
    admin = await world.user(organisation, 'OrgAdmin2')
    const position = await world.position(organisation)
    lin = await world.application(organisation, position, { name: 'Lin', email: 'lin@example.com' })
    await admin.ask(pipelineApi.move, {
      body: {
        ...{ post_id: lin, version: 1, stage: 12, meets_at: '2999-03-02T02:00:00Z' },
        message: { language: 'en-US' },
      },
    })
    await expect.poll(() => peer.received.length, soon).toBe(1)
  })
  afterAll(async () => {
    await world.end()
    await peer.stop()
  })

  const header = (name: string) =>
    new RegExp(`^${name}: *(?:\\r\\n )?(.+)$`, 'im').exec(peer.received[0]?.raw ?? '')?.[1]?.trim() ?? ''
  const arrives = async (lines: readonly string[]) => {
    const file = join(mailbox?.inbox ?? '', `${Date.now()}.${laid++}.test`)
    await writeFile(file, lines.join('\r\n'))
    await chmod(file, 0o666)
  }
  const history = async () =>
    (await admin.ask(pipelineApi.listHistory, { query: { post_id: lin } })).list.map(
      ({ action, actor, appraise }) => ({ action, actor, appraise }),
    )
  const record = async () => (await admin.ask(notificationsApi.listRecords, { query: {} })).list[0]
  const wrote = { action: 'candidate_wrote', actor: 'candidate', appraise: 'Yes, I am coming.' }

  test('an answer stands in the timeline, in the candidate’s own words, once', async () => {
    const replyTo = header('Reply-To')
    expect(replyTo).toMatch(/^jobs\+[0-9a-f]{32}@acme\.test$/)
    const answer = [
      ...[
        'From: Lin <lin@example.com>',
        `To: ${replyTo}`,
        'Subject: Re: Interview',
        'Message-ID: <a1@example.com>',
      ],
      ...['', 'Yes, I am coming.', '', 'On Mon, Acme <jobs@acme.test> wrote:', '> Come'],
    ]
    await arrives(answer)
    await expect.poll(history, soon).toContainEqual(wrote)
    await arrives(answer)
    await arrives(['From: a@example.com', 'To: jobs@acme.test', 'Subject: Lunch', '', 'At noon?'])
    await arrives([
      'From: Lin <lin@example.com>',
      `To: ${replyTo}`,
      'Auto-Submitted: auto-replied',
      '',
      'I am away.',
    ])
    // Messages are read in the order they came in: whoever sees the last has seen them all.
    const last = { ...wrote, appraise: 'I shall be early.' }
    await arrives([
      ...['From: Lin <lin@example.com>', `To: ${replyTo}`, 'Message-ID: <a2@example.com>'],
      ...['', last.appraise],
    ])
    await expect.poll(history, soon).toContainEqual(last)
    const written = (await history()).filter(({ action }) => action === 'candidate_wrote')
    expect(written.map(({ appraise }) => appraise).toSorted()).toEqual([last.appraise, wrote.appraise])
  })

  test('an answer with bytes that no database takes is kept without them', async () => {
    const replyTo = header('Reply-To')
    await arrives([
      ...['From: Lin <lin@example.com>', `To: ${replyTo}`, 'Message-ID: <nul@example.com>'],
      ...['Subject: =?utf-8?B?UmU6AA==?=', 'Content-Type: text/plain; charset=utf-8'],
      ...['Content-Transfer-Encoding: quoted-printable', '', 'Yes, I am=00 coming.'],
    ])
    await expect.poll(history, soon).toContainEqual(wrote)
  })

  test('a message that comes back failed, in the words of the server that refused it', async () => {
    await expect.poll(async () => (await record())?.state, soon).toBe('sent')
    await arrives([
      ...[
        'From: MAILER-DAEMON@mx.example.com',
        'To: jobs@acme.test',
        'Subject: Undelivered Mail',
        'MIME-Version: 1.0',
      ],
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      ...['', '--b', 'Content-Type: text/plain', '', 'I could not deliver it.', '', '--b'],
      ...['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.com', ''],
      ...['Final-Recipient: rfc822; lin@example.com', 'Action: failed', 'Status: 5.1.1'],
      ...[
        'Diagnostic-Code: smtp; 550 5.1.1 no such user',
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
      ],
      ...[`Message-ID: ${header('Message-ID')}`, 'Subject: Interview', '', '--b--', ''],
    ])
    await expect.poll(async () => (await record())?.state, soon).toBe('failed')
    expect((await record())?.said).toBe('5.1.1 550 5.1.1 no such user')
    const { application } = await admin.ask(pipelineApi.getApplication, { query: { post_id: lin } })
    expect(application.status).toMatchObject({ process_status: 10, process_detail_status: 16 })
  })
})
