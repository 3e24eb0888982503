import type { Caller } from '@bole/platform/server'

/** Somebody who answers by a link: they reach what they were asked, and may do nothing else. */
export function callerOf(
  who: { readonly user_id: number; readonly name: string; readonly role: string },
  organisationId: number,
  now: Date,
): Caller {
  return {
    sessionId: 0,
    provedAt: now,
    userId: who.user_id,
    name: who.name,
    organisationId,
    role: who.role,
    permissions: new Set(['approvals.decide']),
    passesEverything: false,
    scopes: {
      candidates: { kind: 'assigned' },
      positions: { kind: 'nothing' },
      accounts: { kind: 'nothing' },
    },
    hides: new Set(),
  }
}
