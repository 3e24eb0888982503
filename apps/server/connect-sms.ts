import { setTimeout as pause } from 'node:timers/promises'
import { type Announcer, type Database, inTransaction } from '@bole/platform/host'
import { messageDialled, organisationOfReceipt, SmppGateway, takeReceipt, takeReply } from '@bole/sms/server'

/** What a gateway needs of the server it belongs to. */
interface Parts {
  readonly database: Database
  readonly announcer: Announcer
  readonly log: (line: string) => void
}

/** A receipt may come before what the provider called the message is written down. */
const looksAgainAfter = [0, 200, 500, 1000]

/** The gateway of `SMS_URL`: what it says of messages later, and what is answered to them, goes to the organisation whose they are. */
export function connectSms(url: string, { database, announcer, log }: Parts): SmppGateway {
  const parts = { database, publish: announcer.publish }
  return new SmppGateway({
    url,
    log,
    onReceipt: async (receipt) => {
      for (const wait of looksAgainAfter) {
        await pause(wait)
        const [rows] = await database.run(organisationOfReceipt(receipt.providerId))
        const [found] = rows
        if (!found) continue
        await inTransaction(parts, found.organisation_id, (tx) => takeReceipt(tx, receipt))
        return true
      }
      return false
    },
    onReply: async (reply) => {
      const [[found]] = await database.run(messageDialled(reply.from))
      // What comes from somebody nobody wrote to is for nobody here.
      if (!found) return
      await inTransaction(parts, found.organisation_id, async (tx) =>
        takeReply(tx, found.short_message_id, reply),
      )
    },
  })
}
