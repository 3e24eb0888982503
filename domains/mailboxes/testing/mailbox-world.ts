import { intakeApi } from '@bole/intake/contract'
import { mailboxesApi } from '@bole/mailboxes/contract'
import { startWorld } from '@bole/server/testing'
import { type MailboxBody, mailboxBody } from './made-up.ts'
import type { PostBox } from './post-box.ts'

/** Asks again until something is so, for at most 20 seconds. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it never came to be')
}

/** A company with a recruiter and a position; jobs run, and mailboxes are read. */
export async function startMailboxWorld() {
  const world = await startWorld({ role: 'all' })
  const organisation = await world.organisation()
  const recruiter = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation, { title: '电池工程师' })

  async function add(
    box: Pick<PostBox, 'port' | 'username'>,
    more: Partial<MailboxBody> = {},
  ): Promise<number> {
    const body = { ...mailboxBody, port: box.port, username: box.username, position_id: position, ...more }
    return (await recruiter.ask(mailboxesApi.createMailbox, { body })).id
  }
  const boxOf = async (id: number) =>
    (await recruiter.ask(mailboxesApi.listMailboxes, { query: {} })).list.find((box) => box.id === id)
  const mailsOf = async (id: number) =>
    (await recruiter.ask(mailboxesApi.listMessages, { query: { mailbox_id: id, page_size: 200 } })).list
  const arrivals = async (query: object = {}) =>
    (await recruiter.ask(intakeApi.listArrivals, { query: { page_size: 200, ...query } })).list

  /** The mails of a mailbox once there are so many and nothing they brought still waits. */
  async function settled(id: number, amount: number) {
    await until(async () => {
      const mails = await mailsOf(id)
      return mails.length >= amount && mails.every(({ counts }) => counts.waiting === 0)
    })
    return new Map((await mailsOf(id)).map((mail) => [mail.subject, mail]))
  }
  return { world, organisation, recruiter, position, add, boxOf, mailsOf, arrivals, settled }
}

export type MailboxWorld = Awaited<ReturnType<typeof startMailboxWorld>>
