// @module-tag race
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { mailboxesApi } from '@bole/mailboxes/contract'
import { mailboxBody, PostBox, resumeLines } from '@bole/mailboxes/testing'
import { expect, inject, test } from 'vitest'
import { ServerProcess } from './testing/server-process.ts'
import { startWorld } from './testing/world.ts'

const peer = inject('mailboxPeer')

test.skipIf(peer === null)(
  'a server killed while it reads a mailbox loses no mail and takes none twice, and another goes on',
  async () => {
    const box = await PostBox.open(peer ?? { port: 0, inbox: '' })
    const world = await startWorld()
    const folder = await mkdtemp(join(tmpdir(), 'bole-mailbox-'))
    // The key that the world seals passwords with.
    const SECRET_KEY = '07'.repeat(32)
    const start = () =>
      ServerProcess.start({
        ...{ DATABASE_URL: world.ownerUrl, DATA_DIR: folder, ROLE: 'all', SECRET_KEY },
        ALLOWED_INNER_HOSTS: 'loopback',
      })
    const organisation = await world.organisation()
    const recruiter = await world.user(organisation, 'OrgAdmin2')
    const amount = 24
    const mails = Array.from({ length: amount }, (_, n) => ({
      subject: `mail ${n}`,
      attachments: [{ filename: `${n}.txt`, content: resumeLines(`候选${n}`, `1390000${6000 + n}`) }],
    }))
    await box.deliver(mails)
    await recruiter.ask(mailboxesApi.createMailbox, {
      body: { ...mailboxBody, port: box.port, username: box.username },
    })
    const taken = async () =>
      Number((await world.rows('select count(*)::int as n from mailbox_messages'))[0]?.n)
    let server = await start()
    try {
      for (const wanted of [amount / 3, (2 * amount) / 3]) {
        while ((await taken()) < wanted) await pause(5)
        await server.kill()
        server = await start()
      }
      while ((await taken()) < amount) await pause(20)
      await pause(300)
      const subjects = await world.rows('select subject, count(*)::int as n from mailbox_messages group by 1')
      expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(amount)
      expect(subjects.every(({ n }) => n === 1)).toBe(true)
      const items = await world.rows(`select name from intake_items where door = 'mailbox'`)
      expect(items.map(({ name }) => name).toSorted()).toEqual(mails.map((_, n) => `${n}.txt`).toSorted())
    } finally {
      await server.kill()
      await world.end()
      await rm(folder, { recursive: true, force: true })
    }
  },
  60_000,
)
