import type { Transaction } from '@bole/platform/server'
import { mails } from './mail-store.ts'
import { planToSend } from './write-mail.ts'

/** How many waiting messages are planned at once; the others follow when the next setting or start plans them. */
const plannedAtMost = 10_000

/** Has what waits in an organisation tried at once: it may have waited for a server that is named only now. */
export async function planWaiting(tx: Transaction): Promise<void> {
  const [waiting] = await tx.load(
    mails.selectFrom('mails').select('id').where('state', '=', 'waiting').orderBy('id').limit(plannedAtMost),
  )
  for (const { id } of waiting) planToSend(tx, id)
}
