import type { Transaction } from '@bole/platform/server'
import { proposedChoices } from '../../model/people/merge-people.ts'
import { mergeRecords } from './merge-records.ts'
import { contactKeys, provedAlike } from './proved-contacts.ts'
import { peopleRules } from './rules-store.ts'
import { heldFactsOf, lockRecords } from './save-facts.ts'

/**
 * Where the organisation says so, merges a record with others whose phone or mail is the same and was proved by both: the older one
 * stays, its gaps filled. The ledger names nobody as who did it. Answers how many were merged.
 */
export async function mergeByRule(tx: Transaction, candidateId: number, now: Date): Promise<number> {
  const { mergesProved } = await peopleRules(tx)
  if (!mergesProved) return 0
  const [alike] = await tx.load(provedAlike(candidateId))
  // One at a time: each merge changes what the kept record holds, and the next look goes on from there.
  for (const { id, key } of alike) {
    const locked = await lockRecords(tx, [Math.min(candidateId, id), Math.max(candidateId, id)])
    if (!locked?.every(({ merged_into }) => merged_into === null)) continue
    const [kept, other] = locked
    // Who has another phone or mail by now is asked about.
    if (![kept, other].every((record) => contactKeys(record).includes(key))) continue
    const taken = proposedChoices(heldFactsOf(kept), heldFactsOf(other))
    await mergeRecords(tx, { kept, other, taken, by: null, at: now })
    tx.announce('application')
    return 1
  }
  return 0
}
