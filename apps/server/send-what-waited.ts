import { planWaiting } from '@bole/mail/server'
import { inTransaction } from '@bole/platform/host'
import { prepared } from '@bole/platform/server'
import { planWaitingShortMessages } from '@bole/sms/server'
import type { RunningServer } from './compose.ts'

const everyOrganisation = prepared<{ id: number }>('select id from organisation_ids() id')

/**
 * Has all tried that waits: the settings may name a mail server or an SMS gateway since this start. A server starts whatever becomes of
 * it: what could not be planned keeps the job it has, or is planned by the next start.
 */
export async function sendWhatWaited(
  { database, announcer }: RunningServer,
  log: (line: string) => void,
): Promise<void> {
  const { publish } = announcer
  const [organisations] = await database.run(everyOrganisation())
  for (const { id } of organisations) {
    try {
      await inTransaction({ database, publish }, id, async (tx) => {
        await planWaiting(tx)
        await planWaitingShortMessages(tx)
      })
    } catch (error) {
      log(`Messages that wait in organisation ${id} were not planned anew: ${String(error)}`)
    }
  }
}
