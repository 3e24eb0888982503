import type { Caller, Transaction } from '@bole/platform/server'
import { defineSlot } from '@bole/platform/slots'

/**
 * The latest application, by phone, of those people that the caller sees. Provided by the domain that keeps applications.
 */
export const knownPeople =
  defineSlot<
    (tx: Transaction, caller: Caller, phones: readonly string[]) => Promise<ReadonlyMap<string, number>>
  >('lectures.knownPeople')
