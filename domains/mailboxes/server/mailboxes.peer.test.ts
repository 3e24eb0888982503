import { mailboxesApi } from '@bole/mailboxes/contract'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { mailboxBody, resumeLines } from '../testing/made-up.ts'
import { type MailboxWorld, startMailboxWorld, until } from '../testing/mailbox-world.ts'
import { bytesOfMail, PostBox } from '../testing/post-box.ts'

const peer = inject('mailboxPeer')

/** A message of more parts within parts than anybody writes. */
const unreadable = () => {
  const parts = Array.from(
    { length: 200 },
    (_, depth) => `--b${depth}\r\nContent-Type: multipart/mixed; boundary=b${depth + 1}\r\n\r\n`,
  )
  const head =
    'From: x@example.com\r\nSubject: broken\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b0\r\n\r\n'
  return Buffer.from(head + parts.join(''))
}

describe.skipIf(peer === null)('a mailbox on a real server', () => {
  let given: MailboxWorld
  const open = () => PostBox.open(peer ?? { port: 0, inbox: '' })

  beforeAll(async () => {
    given = await startMailboxWorld()
  })
  afterAll(() => given.world.end())

  test('what lies in it and what comes later is taken: Chinese subjects and file names, two résumés and a broken file', async () => {
    const box = await open()
    await box.deliver([
      {
        subject: '应聘电池工程师-王敏、李雷',
        attachments: [
          { filename: '王敏的简历.txt', content: resumeLines('王敏', '13900000301') },
          { filename: '李雷.txt', content: resumeLines('李雷', '13900000302') },
          { filename: '坏的.pdf', content: '%PDF-1.4 broken' },
          { filename: '名片.vcf', content: 'BEGIN:VCARD' },
        ],
      },
    ])
    const id = await given.add(box, { position_id: null })
    const mail = (await given.settled(id, 1)).get('应聘电池工程师-王敏、李雷')
    expect(mail).toMatchObject({
      ...{ sender: 'wang@example.com', sender_name: '王敏', state: 'taken', left_out: ['名片.vcf'] },
      position: { id: given.position, title: '电池工程师' },
      counts: { waiting: 0, accepted: 2, duplicate: 0, failed: 1 },
    })
    expect(mail?.items.map(({ name, state, candidate_name }) => [name, state, candidate_name])).toEqual([
      ['王敏的简历.txt', 'accepted', '王敏'],
      ['李雷.txt', 'accepted', '李雷'],
      ['坏的.pdf', 'failed', null],
    ])
    // It hears of the next by IDLE, long before it would look by itself.
    const from = Date.now()
    await box.deliver([
      {
        subject: '再次应聘',
        attachments: [{ filename: 'a.txt', content: resumeLines('王敏', '13900000301') }],
      },
    ])
    expect((await given.settled(id, 2)).get('再次应聘')).toMatchObject({
      position: null,
      counts: { failed: 1 },
    })
    expect(Date.now() - from).toBeLessThan(15_000)
    expect(await given.boxOf(id)).toMatchObject({
      state: 'reading',
      said: '',
      message_count: 2,
      resume_count: 4,
    })
  })

  test('one that nobody can read and one without a résumé stand in the ledger, whole, and hold up nobody', async () => {
    const box = await open()
    await box.deliver([unreadable(), { subject: '会议通知', text: '明天十点开会' }])
    await box.deliver([
      { subject: 'after', attachments: [{ filename: 'b.txt', content: resumeLines('赵云', '13900000303') }] },
    ])
    const id = await given.add(box)
    const mails = await given.settled(id, 3)
    expect(mails.get('broken')).toMatchObject({
      state: 'refused',
      reason: 'message_unreadable',
      counts: { failed: 1 },
    })
    expect(mails.get('会议通知')).toMatchObject({ state: 'empty', counts: { failed: 1 } })
    expect(mails.get('after')).toMatchObject({ state: 'taken', counts: { accepted: 1 } })
    const kept = (await given.arrivals({ door: 'mailbox', keyword: '会议通知' }))[0]
    expect(kept).toMatchObject({
      name: '会议通知.eml',
      reason: 'no_resume',
      can: { retry: false, by_hand: true, save_file: true },
    })
  })

  test('nothing is taken twice when the server forgets its numbers, nor what lies in two folders', async () => {
    const box = await open()
    await box.addFolder('Campus')
    const mail = await bytesOfMail({
      subject: 'once',
      attachments: [{ filename: 'c.txt', content: resumeLines('钱多', '13900000304') }],
    })
    await box.deliver([mail])
    await box.deliver([mail], 'Campus')
    const id = await given.add(box, { folders: ['INBOX', 'Campus'] })
    await given.settled(id, 1)
    const validityOf = async () =>
      (
        await given.world.rows(
          `select validity, last_uid from mailbox_folders where mailbox_id = $1 and name = 'INBOX'`,
          id,
        )
      )[0]
    await until(async () => (await validityOf()) !== undefined)
    const before = await validityOf()
    await given.recruiter.ask(mailboxesApi.turnMailbox, { body: { id, is_on: false } })
    // A validity is made of the second in which it is.
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    await box.forgetNumbers()
    await box.deliver([
      { subject: 'twice', attachments: [{ filename: 'd.txt', content: resumeLines('孙悟', '13900000305') }] },
    ])
    await given.recruiter.ask(mailboxesApi.turnMailbox, { body: { id, is_on: true } })
    const mails = await given.settled(id, 2)
    expect([...mails.keys()].toSorted()).toEqual(['once', 'twice'])
    await until(async () => (await validityOf())?.validity !== before?.validity)
    expect(await given.mailsOf(id)).toHaveLength(2)
  })

  test('a wrong password is told in the server’s words, and the right one reads on', async () => {
    const box = await open()
    await box.deliver([
      { subject: 'late', attachments: [{ filename: 'e.txt', content: resumeLines('周瑜', '13900000306') }] },
    ])
    const id = await given.add(box, { password: 'wrong' })
    await until(async () => (await given.boxOf(id))?.state === 'failing')
    const failing = await given.boxOf(id)
    expect(failing?.said).toMatch(/auth/i)
    await given.recruiter.ask(mailboxesApi.updateMailbox, {
      body: {
        ...mailboxBody,
        ...{ id, version: failing?.version ?? 0, port: box.port, username: box.username },
        position_id: given.position,
      },
    })
    expect((await given.settled(id, 1)).get('late')).toMatchObject({ state: 'taken' })
  })

  test('a connection is tried while one waits, and tells its folders', async () => {
    const box = await open()
    await box.addFolder('Campus')
    const account = { host: '127.0.0.1', port: box.port, security: 'none', username: box.username } as const
    const { folders } = await given.recruiter.ask(mailboxesApi.tryMailbox, {
      body: { ...account, password: 'secret' },
    })
    expect(folders.toSorted()).toEqual(['Campus', 'INBOX'])
    const answer = await given.recruiter.send(mailboxesApi.tryMailbox, {
      body: { ...account, password: 'wrong' },
    })
    expect(answer).toMatchObject({ code: 'not_reached', message: expect.stringMatching(/auth/i) })
  })
})
