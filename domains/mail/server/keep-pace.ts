import { domainOf, paced } from '@bole/mail/model'
import type { Transaction } from '@bole/platform/server'
import { defineSlot, providedFor } from '@bole/platform/slots'
import { mails } from './mail-store.ts'

/** How many messages a minute go to one domain; 0: as many as there are. Provided by the composition. */
export const mailPerMinute = defineSlot<number>('mail.mailPerMinute')

/** When a message may leave by the pace of its domain; its moment is counted. */
export async function leavesAt(tx: Transaction, recipient: string, now: Date): Promise<Date> {
  const perMinute = providedFor(mailPerMinute)
  if (perMinute === 0) return now
  const domain = domainOf(recipient)
  const [, [pace]] = await tx.load(
    tx.hold(`mail pace ${domain}`),
    mails.selectFrom('mail_paces').select('free_at').where('domain', '=', domain),
  )
  const { leavesAt: at, freeAt: free_at } = paced(pace?.free_at ?? null, now, perMinute)
  tx.save(
    mails
      .insertInto('mail_paces')
      .values({ organisation_id: tx.organisationId, domain, free_at })
      .onConflict((conflict) => conflict.columns(['organisation_id', 'domain']).doUpdateSet({ free_at })),
  )
  return at
}
