import { chmod, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MailboxReader } from '@bole/mail/server'
import { expect, inject, test } from 'vitest'

const mailbox = inject('mailboxPeer')

test.skipIf(mailbox === null)(
  'a message that cannot be taken is tried again later, and those after it are read',
  async () => {
    const taken: string[] = []
    const log: string[] = []
    const reader = new MailboxReader({
      url: `imap://jobs:secret@127.0.0.1:${mailbox?.port}/INBOX`,
      log: (line) => log.push(line),
      onMessage: async (source) => {
        const subject = /^Subject: (look .+)$/m.exec(Buffer.from(source).toString('utf8'))?.[1]?.trim()
        if (subject) taken.push(subject)
        if (subject === 'look bad') throw new Error('invalid byte sequence')
        return subject !== undefined
      },
    })
    for (const subject of ['look bad', 'look good']) {
      const inbox = mailbox?.inbox ?? ''
      const name = `${Date.now()}.${subject.replace(' ', '-')}.test`
      // As a maildir is delivered to: beside it first, as whoever else looks into the inbox takes files out of it at once.
      const beside = join(inbox, '..', 'tmp', name)
      await writeFile(beside, `Subject: ${subject}\r\n\r\nYes.`)
      await chmod(beside, 0o666)
      await rename(beside, join(inbox, name))
    }
    await reader.look()
    expect(taken.toSorted()).toEqual(['look bad', 'look good'])
    expect(log).toEqual([
      expect.stringContaining('could not be taken and is set aside, 1 in all: Error: invalid byte sequence'),
    ])
    for (let looks = 0; looks < 3; looks++) await reader.look()
    // At the second look, and then not before the fourth.
    expect(taken.filter((subject) => subject === 'look bad')).toHaveLength(3)
  },
)
