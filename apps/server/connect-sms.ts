import { setTimeout as pause } from 'node:timers/promises'
import { type Announcer, type Database, inTransaction } from '@bole/platform/host'
import { organisationOfReceipt, SmppGateway, takeReceipt } from '@bole/sms/server'

/** What a gateway needs of the server it belongs to. */
interface Parts {
  readonly database: Database
  readonly announcer: Announcer
  readonly log: (line: string) => void
}

/** A receipt may come before what the provider called the message is written down. */
const looksAgainAfter = [0, 200, 500, 1000]

/** The gateway of `SMS_URL`: what it says of messages later is written to the organisation whose they are. */
export function connectSms(url: string, { database, announcer, log }: Parts): SmppGateway {
  return new SmppGateway({
    url,
    log,
    onReceipt: async (receipt) => {
      for (const wait of looksAgainAfter) {
        await pause(wait)
        const [rows] = await database.run(organisationOfReceipt(receipt.providerId))
        const [found] = rows
        if (!found) continue
        const parts = { database, publish: announcer.publish }
        await inTransaction(parts, found.organisation_id, (tx) => takeReceipt(tx, receipt))
        return true
      }
      return false
    },
  })
}
