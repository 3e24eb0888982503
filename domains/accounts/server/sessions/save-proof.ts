import type { Caller, Transaction } from '@bole/platform/server'
import { accounts } from '../account-store.ts'

interface Proving {
  readonly tx: Transaction
  readonly caller: Caller | null
  readonly now: Date
  readonly refuse: (code: 'proof_of_another') => Error
}

/** A session that somebody went away from to prove who they are. */
export interface ProvedSession {
  readonly session: number
  readonly organisation: number
}

/** Counts as a proof where it is still the session that went, and its user who comes back. */
export function saveProof(
  { tx, caller, now, refuse }: Proving,
  { session, organisation }: ProvedSession,
  userId: number | undefined,
): void {
  const isSame =
    caller?.sessionId === session && caller.organisationId === organisation && caller.userId === userId
  if (!isSame) throw refuse('proof_of_another')
  markProved(tx, session, now)
}

/** Whoever opened the session has just proved who they are. */
export function markProved(tx: Transaction, sessionId: number, now: Date): void {
  tx.save(accounts.updateTable('sessions').set({ proved_at: now }).where('id', '=', sessionId))
  tx.announce('proof', sessionId)
}
