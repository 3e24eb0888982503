import { randomUUID } from 'node:crypto'
import type { mailApi } from '@bole/mail/contract'
import { linkTo } from '@bole/platform/links'
import type { Handler } from '@bole/platform/server'
import { handOver } from './hand-over.ts'
import { mailServerOf } from './mail-server.ts'
import { testMail } from './texts.ts'
import { transportTo } from './transports.ts'

/** Handed over while the caller waits, beside the outbox: they want to hear what the server says. */
export const sendTestMail: Handler<typeof mailApi.sendTestMail> = async ({ body, tx, language, refuse }) => {
  const server = await mailServerOf(tx)
  if (!server) throw refuse('no_mail_server')
  // No connection is held while another server takes its time.
  await tx.commit()
  const { subject, text } = testMail[language]
  const messageId = `${randomUUID()}@${new URL(linkTo('/')).hostname}`
  // With a connection of its own: what is tried is the settings.
  const transport = transportTo(server)
  const letter = { messageId, to: body.to, subject, text, html: null }
  const answer = await handOver({ server, transport }, letter).finally(() => transport.close())
  if (!answer.isTaken && answer.innerHost !== null)
    throw refuse('server_inside', { values: { host: answer.innerHost } })
  if (!answer.isTaken) throw refuse('not_sent', { values: { said: answer.said } })
  return { said: answer.said }
}
