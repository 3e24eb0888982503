import type { Seats } from '@bole/accounts/model'
import { notFound, type Transaction } from '@bole/platform/server'
import { seatsFor } from '../model/seats.ts'
import { accounts } from './account-store.ts'

/** The organisation of a transaction with its seats, as the domains above show it. */
export async function organisationWithSeats(tx: Transaction) {
  const [[organisation], rows] = await tx.load(
    accounts.selectFrom('organisations').selectAll().where('id', '=', tx.organisationId),
    accounts
      .selectFrom('users')
      .select(({ fn }) => ['role', fn.countAll<number>().as('count')])
      .where('state', '=', 'enabled')
      .groupBy('role'),
  )
  if (!organisation) throw notFound()
  const taken = rows.map(({ role, count }) => ({ one: seatsFor([role]), count }))
  const used: Seats = {
    hr: taken.reduce((sum, { one, count }) => sum + one.hr * count, 0),
    hiring_manager: taken.reduce((sum, { one, count }) => sum + one.hiring_manager * count, 0),
  }
  const { id, name, slug, expires_at, hr_seats, hiring_manager_seats } = organisation
  return { id, name, slug, expires_at, used, limits: { hr: hr_seats, hiring_manager: hiring_manager_seats } }
}

/** Gives the organisation of a transaction another name; whoever is signed in is told it. */
export function renameOrganisation(tx: Transaction, name: string): void {
  tx.save(accounts.updateTable('organisations').set({ name }).where('id', '=', tx.organisationId))
  tx.announce('session')
}
