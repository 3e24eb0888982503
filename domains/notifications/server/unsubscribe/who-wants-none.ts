import type { NotifyEvent, Written } from '@bole/notifications/model'
import type { Transaction } from '@bole/platform/server'
import { optedOut } from './opt-out.ts'

/** Why somebody gets none, where it is because they asked for none. */
export const unsubscribed = 'unsubscribed' as const

interface Told {
  readonly event: NotifyEvent
  readonly channel: Written
}

/** Those who asked for no general messages; what is about their own application they get all the same. */
export async function whoWantsNone(
  tx: Transaction,
  { event, channel }: Told,
  people: readonly { readonly id: number; readonly email: string | null }[],
): Promise<ReadonlySet<number>> {
  if (event !== 'message' || channel !== 'mail') return new Set()
  const [gone] = await tx.load(optedOut(people.flatMap(({ email }) => email ?? [])))
  const addresses = new Set(gone.map(({ address }) => address))
  return new Set(people.filter(({ email }) => addresses.has(email?.toLowerCase() ?? '')).map(({ id }) => id))
}
