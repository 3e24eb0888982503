import { notFound, type Transaction } from '@bole/platform/server'
import type { Updateable } from 'kysely'
import { roles } from '../model/roles.ts'
import { type Seat, seatOf, seatsUsed } from '../model/seats.ts'
import { accounts } from './account-store.ts'
import type { AccountsTables } from './tables.ts'

export { makeOrganisation, type NewOrganisation } from './make-organisation.ts'
export { messageCount, talentCount } from './slots.ts'

/** The organisation of a transaction. */
export const ownOrganisation = (tx: Transaction) =>
  accounts.selectFrom('organisations').selectAll().where('id', '=', tx.organisationId)

/** How many accounts of each role can sign in. */
export const enabledByRole = accounts
  .selectFrom('users')
  .select(({ fn }) => ['role', fn.countAll<number>().as('count')])
  .where('state', '=', 'enabled')
  .groupBy('role')

/** Whose accounts take a seat of a kind, the latest first; 200 at most. */
export const seatHolders = (seat: Seat) =>
  accounts
    .selectFrom('users')
    .select(['name', 'created_at'])
    .where('state', '=', 'enabled')
    .where(
      'role',
      'in',
      roles.filter((role) => seatOf(role) === seat),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)

/** The organisation of a transaction with its seats, as the domains above show it. */
export async function organisationWithSeats(tx: Transaction) {
  const [[organisation], rows] = await tx.load(ownOrganisation(tx), enabledByRole)
  if (!organisation) throw notFound()
  const { id, name, slug, expires_at, hr_seats, hiring_manager_seats, ...services } = organisation
  const { has_talent_pool, talent_places, message_limit, messages_since, skin_limits } = services
  return {
    ...{ id, name, slug, expires_at, has_talent_pool, talent_places, message_limit, messages_since },
    skin_limits,
    used: seatsUsed(rows),
    limits: { hr: hr_seats, hiring_manager: hiring_manager_seats },
  }
}

/** Gives the organisation of a transaction another name; whoever is signed in is told it. */
export function renameOrganisation(tx: Transaction, name: string): void {
  tx.save(accounts.updateTable('organisations').set({ name }).where('id', '=', tx.organisationId))
  tx.announce('session')
}

/** Gives the organisation of a transaction so many skins of each kind, null: as many as it likes; `stale` where somebody did so meanwhile. */
export function limitSkins(
  tx: Transaction,
  limits: Readonly<Record<string, number>> | null,
  version: number,
  stale: Parameters<Transaction['saveOne']>[1],
): void {
  tx.saveOne(
    accounts
      .updateTable('organisations')
      .set({ skin_limits: limits && JSON.stringify(limits), skin_limits_version: version + 1 })
      .where('id', '=', tx.organisationId)
      .where('skin_limits_version', '=', version),
    stale,
  )
}

/** Columns of an organisation that operators settle. */
export type OrganisationChange = Pick<
  Updateable<AccountsTables['organisations']>,
  'name' | 'state' | 'expires_at'
>

/** Changes the organisation of a transaction at the version that was seen; who is signed in there hears of it. */
export function changeOrganisation(
  tx: Transaction,
  change: OrganisationChange,
  version: number,
  stale: Parameters<Transaction['saveOne']>[1],
): void {
  tx.saveOne(
    accounts
      .updateTable('organisations')
      .set({ ...change, version: version + 1 })
      .where('id', '=', tx.organisationId)
      .where('version', '=', version),
    stale,
  )
  tx.announce('session')
}

/** What an organisation is held to by its periods of service; null: no limit. */
export interface ServiceLimits {
  readonly hr_seats: number | null
  readonly hiring_manager_seats: number | null
  readonly has_talent_pool: boolean
  readonly talent_places: number | null
  readonly message_limit: number | null
  readonly messages_since?: Date
  readonly skin_limits: Readonly<Record<string, number>> | null
}

/** Holds the organisation of a transaction to these limits; what it has beyond them stays. */
export function limitServices(tx: Transaction, { skin_limits, ...limits }: ServiceLimits): void {
  const skins = skin_limits && JSON.stringify(skin_limits)
  tx.save(
    accounts
      .updateTable('organisations')
      .set((row) => ({
        ...limits,
        skin_limits: skins,
        skin_limits_version: row('skin_limits_version', '+', 1),
      }))
      .where('id', '=', tx.organisationId),
  )
}
