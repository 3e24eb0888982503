import type { Reader } from '@bole/platform/server'

const organisation = { kind: 'organisation' } as const

/** Whoever reads where something else than their rights says what they may see. */
export const everyReader: Reader = {
  scopes: { candidates: organisation, positions: organisation, accounts: organisation },
  userId: 0,
}
