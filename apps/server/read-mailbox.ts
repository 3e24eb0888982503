import { MailboxReader, mailOfKey, readArrival, takeArrival } from '@bole/mail/server'
import { type Announcer, type Database, inTransaction } from '@bole/platform/host'

/** What a mailbox needs of the server it belongs to. */
interface Parts {
  readonly database: Database
  readonly announcer: Announcer
  readonly log: (line: string) => void
}

/** The mailbox of `MAILBOX_URL`: what comes into it is told to the organisation whose message it is about. */
export function readMailbox(url: string, { database, announcer, log }: Parts): MailboxReader {
  return new MailboxReader({
    url,
    log,
    onMessage: async (source) => {
      const arrival = await readArrival(source)
      if (!arrival) return false
      const [[mail]] = await database.run(mailOfKey(arrival.key))
      if (!mail) return false
      const parts = { database, publish: announcer.publish }
      await inTransaction(parts, mail.organisation_id, (tx) => takeArrival(tx, mail.mail_id, arrival))
      return true
    },
  })
}
