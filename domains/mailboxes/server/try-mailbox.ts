import type { mailboxesApi } from '@bole/mailboxes/contract'
import { innerHostIn } from '@bole/platform/outward'
import { type Handler, notFound } from '@bole/platform/server'
import { connectTo, isUnanswered, OpenPassword, wordsOf } from './imap/connect.ts'
import { mailboxOf, passwordOf } from './mailbox-store.ts'

/** Of a server with more folders only the first are offered; somebody waits. */
const [foldersOffered, patience] = [500, 10_000]

/** Signs in while the caller waits: they want to hear what the server says, and which folders there are. */
export const tryMailbox: Handler<typeof mailboxesApi.tryMailbox> = async ({ body, tx, refuse }) => {
  const kept = body.id === undefined ? null : await keptPassword(body.id)
  const password = body.password || kept
  if (!password) throw refuse('password_needed')
  // No connection to the database is held while another server takes its time.
  await tx.commit()
  try {
    const client = await connectTo({ ...body, password }, patience)
    try {
      const listed = await client.list()
      const folders = listed.filter(({ flags }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent'))
      return { folders: folders.slice(0, foldersOffered).map(({ path }) => path) }
    } finally {
      await client.logout().catch(() => client.close())
    }
  } catch (error) {
    if (error instanceof OpenPassword) throw refuse('password_needs_encryption')
    const host = innerHostIn(error)
    if (host !== null) throw refuse('server_inside', { values: { host } })
    if (isUnanswered(error)) throw refuse('no_answer', { values: { host: body.host, port: body.port } })
    throw refuse('not_reached', { values: { said: wordsOf(error, password) } })
  }

  /** What is kept is used for the account it was typed for, and never for another that somebody names in its place. */
  async function keptPassword(id: number): Promise<string | null> {
    const box = await tx.find(mailboxOf(id))
    if (!box) throw notFound()
    return passwordOf(tx, { ...box, host: body.host, username: body.username })
  }
}
