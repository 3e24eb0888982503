import { defineSlot } from '@bole/platform/slots'

/** The clock that the whole installation follows (docs/decisions/0015). */
export interface CompanyClock {
  /** Its operator named the zone: whoever sets an organisation up does not change it. */
  readonly isFixed: boolean
  readonly zone: () => string
  /** Has this process tell the time in another zone; others follow when they start again. */
  readonly choose: (zone: string) => void
}

/** Provided by the composition. */
export const companyClock = defineSlot<CompanyClock>('accounts.companyClock')
