/** The services an organisation can hold (specification, section 1), by their numbers, each with what there can be of it. */
export const serviceTypes = {
  1: ['hr', 'hiring_manager'],
  2: ['talent'],
  3: ['message'],
  4: ['interview'],
  5: ['campus_pc', 'campus_mobile', 'social_pc', 'social_mobile'],
  6: ['exam'],
  7: ['school'],
  8: ['big_data'],
  9: ['answering_robot'],
  10: ['calling_robot'],
} as const

export type ServiceId = keyof typeof serviceTypes
export type ServiceType = (typeof serviceTypes)[ServiceId][number]

export const serviceIds: readonly ServiceId[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Every type of every service, in the order of the services. */
export const allServiceTypes: readonly ServiceType[] = serviceIds.flatMap((id) => [...serviceTypes[id]])

/** The service a type is of. */
export function serviceOf(type: ServiceType): ServiceId {
  const found = serviceIds.find((id) => {
    const types: readonly string[] = serviceTypes[id]
    return types.includes(type)
  })
  if (!found) throw new Error(`no service has ${type}`)
  return found
}

/** So much of a service, null: as much as is wanted. */
export interface Held {
  readonly serviceId: ServiceId
  readonly type: ServiceType
  readonly quantity: number | null
}

/** A service of a period, with when both begin and end. */
export interface ServiceEntry extends Held {
  readonly isNotOpen: boolean
  readonly startsAt: Date
  /** Null: without an end. */
  readonly endsAt: Date | null
  /** Null: with its period. */
  readonly expiresAt: Date | null
}

const isOver = (end: Date | null, now: Date) => end !== null && end <= now

/**
 * What an organisation holds at a moment: the open services of the periods that run then, those of several periods together. Without a
 * quantity in one of them there is no limit.
 */
export function heldAt(entries: readonly ServiceEntry[], now: Date): readonly Held[] {
  const running = entries.filter(
    ({ isNotOpen, startsAt, endsAt, expiresAt }) =>
      !isNotOpen && startsAt <= now && !isOver(endsAt, now) && !isOver(expiresAt, now),
  )
  return allServiceTypes.flatMap((type): Held[] => {
    const those = running.filter((entry) => entry.type === type)
    if (those.length === 0) return []
    const isUnlimited = those.some(({ quantity }) => quantity === null)
    const sum = those.reduce((total, { quantity }) => total + (quantity ?? 0), 0)
    return [{ serviceId: serviceOf(type), type, quantity: isUnlimited ? null : sum }]
  })
}

/** When what is held changes by itself next: something begins or ends. Null: never. */
export function nextTurn(entries: readonly ServiceEntry[], now: Date): Date | null {
  const turns = entries
    .flatMap(({ startsAt, endsAt, expiresAt }) => [startsAt, endsAt, expiresAt])
    .filter((turn) => turn !== null)
    .filter((turn) => turn > now)
  return turns.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null
}

/** What the product holds an organisation to; null: no limit. */
export interface Limits {
  readonly hr_seats: number | null
  readonly hiring_manager_seats: number | null
  readonly has_talent_pool: boolean
  readonly talent_places: number | null
  readonly message_limit: number | null
  /** By the kind of skin; a kind that is missing has no limit. */
  readonly skin_limits: Readonly<Record<string, number>> | null
}

/** The limits that follow from what is held: of what is not held there is none, and what is there already stays. */
export function limitsOf(held: readonly Held[]): Limits {
  const most = (type: ServiceType) => {
    const found = held.find((one) => one.type === type)
    return found ? found.quantity : 0
  }
  const skins = serviceTypes[5].flatMap((kind): [string, number][] => {
    const limit = most(kind)
    return limit === null ? [] : [[kind, limit]]
  })
  return {
    hr_seats: most('hr'),
    hiring_manager_seats: most('hiring_manager'),
    has_talent_pool: held.some(({ type }) => type === 'talent'),
    talent_places: most('talent'),
    message_limit: most('message'),
    skin_limits: skins.length === 0 ? null : Object.fromEntries(skins),
  }
}

/** Where services 6 and 7 stand in a list of services: the specification says that they are ordered specially, and not how. */
export const examsAndSchools: 'first' | 'last' = 'last'

/** Services as they are listed: the highest number first, with 6 and 7 before or after all others (specification, section 9). */
export function inServiceOrder<Row extends { readonly serviceId: number }>(
  rows: readonly Row[],
  special: typeof examsAndSchools | 'among' = examsAndSchools,
): readonly Row[] {
  const place = ({ serviceId }: Row) => {
    const isSpecial = serviceId === 6 || serviceId === 7
    if (special === 'among' || !isSpecial) return 0
    return special === 'first' ? -1 : 1
  }
  return rows.toSorted((one, other) => place(one) - place(other) || other.serviceId - one.serviceId)
}
