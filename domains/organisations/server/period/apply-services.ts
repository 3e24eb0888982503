import { ownOrganisation } from '@bole/accounts/server'
import { declareJob, type Transaction } from '@bole/platform/server'
import * as z from 'zod'
import { heldAt, limitsOf, nextTurn } from '../../model/services.ts'
import { entryOf, ownEntries, periods } from './period-store.ts'

export const applyJob = declareJob('organisations.apply_services', z.object({}))

/**
 * Holds the organisation of a transaction to what its periods give it now, and plans to look again when that changes by itself. One
 * without a period keeps what stands in its row. Whoever calls it holds `service periods`; what they saved counts already.
 */
export async function applyServices(tx: Transaction, now: Date): Promise<void> {
  const [[period], rows] = await tx.load(periods().limit(1), ownEntries())
  if (!period) return
  const entries = rows.map(entryOf)
  const messages = entries.filter((entry) => entry.type === 'message' && heldAt([entry], now).length > 0)
  const since = messages
    .map(({ startsAt }) => startsAt)
    .toSorted((one, other) => Number(one) - Number(other))[0]
  ownOrganisation.limitServices(tx, {
    ...limitsOf(heldAt(entries, now)),
    ...(since ? { messages_since: since } : {}),
  })
  tx.announce('organisation', tx.organisationId)
  tx.announce('session')
  const turn = nextTurn(entries, now)
  if (turn)
    tx.enqueue(applyJob, {}, { key: `organisations.apply_services ${tx.organisationId}`, runAt: turn })
}
