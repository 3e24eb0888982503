import type { Held, ServiceType } from './services.ts'

/** How a request for more of a service stands. */
export const requestStates = ['waiting', 'granted', 'declined', 'withdrawn'] as const

export type RequestState = (typeof requestStates)[number]

/** Why a company does not ask for more of a service; null where it may. */
export type NotAskable = 'request_waits' | 'has_no_limit'

/**
 * Whether more of a service can be asked for: once at a time, and only where there is a limit. A company without a period of service is
 * limited by what stands in its own row, of which nothing is said here.
 */
export function whyNotAsk(
  type: ServiceType,
  { waiting, held }: { readonly waiting: readonly ServiceType[]; readonly held: readonly Held[] },
): NotAskable | null {
  if (waiting.includes(type)) return 'request_waits'
  const isUnlimited = held.some((one) => one.type === type && one.quantity === null)
  return isUnlimited ? 'has_no_limit' : null
}

/** A service entry of a period that runs, as far as a grant needs it. */
export interface Grantable {
  readonly id: number
  readonly period_id: number
  readonly type: ServiceType
  readonly quantity: number | null
  /** Whether it counts now: neither closed nor over. */
  readonly isOpen: boolean
}

/** What a grant writes: more in an entry that counts, an entry that is opened again, or a new entry in a period. */
export type Grant =
  | { readonly kind: 'raise' | 'reopen'; readonly id: number; readonly quantity: number }
  | { readonly kind: 'add'; readonly period_id: number; readonly quantity: number }

/**
 * Where so much more of a service goes: into the entry of the latest running period that counts, else into the latest period, whose
 * closed entry is opened again. Null where nothing limits it: an open entry without a quantity.
 *
 * @param periodIds The running periods, the latest first.
 */
export function grantOf(
  type: ServiceType,
  quantity: number,
  periodIds: readonly [number, ...number[]],
  entries: readonly Grantable[],
): Grant | null {
  const own = entries.filter((entry) => entry.type === type)
  const open = own.filter((entry) => entry.isOpen)
  if (open.some((entry) => entry.quantity === null)) return null
  const rank = ({ period_id }: Grantable) => periodIds.indexOf(period_id)
  const latest = open.toSorted((one, other) => rank(one) - rank(other))[0]
  if (latest) return { kind: 'raise', id: latest.id, quantity: (latest.quantity ?? 0) + quantity }
  const closed = own.find(({ period_id }) => period_id === periodIds[0])
  if (closed) return { kind: 'reopen', id: closed.id, quantity }
  return { kind: 'add', period_id: periodIds[0], quantity }
}
