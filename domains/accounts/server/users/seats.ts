import { accountsRefusals } from '@bole/accounts/contract'
import type { Role } from '@bole/accounts/model'
import { fillText, type Language } from '@bole/platform/contract'
import type { RefusalDetails, Transaction } from '@bole/platform/server'
import { fullSeat, type Seat, type Seats, seatsFor, seatsUsed } from '../../model/seats.ts'
import { enabledByRole, ownOrganisation } from '../organisation.ts'

/** The seats of an organisation, and how many are taken. */
export interface SeatCounts {
  readonly used: Seats
  readonly limits: Seats<number | null>
}

/** A kind of which there are not enough seats. */
export interface SeatsFull {
  readonly seat: Seat
  readonly limit: number
}

/** The seats as they are; from here on nobody else takes one until this is done. */
export async function holdSeats(tx: Transaction): Promise<SeatCounts> {
  const [, [organisation], rows] = await tx.load(tx.hold('seats'), ownOrganisation(tx), enabledByRole)
  return {
    used: seatsUsed(rows),
    limits: {
      hr: organisation?.hr_seats ?? null,
      hiring_manager: organisation?.hiring_manager_seats ?? null,
    },
  }
}

/** Whether accounts of these roles still fit, beside those of `leaving` roles that give up theirs; null where they do. */
export function seatsFullFor(
  { used, limits }: SeatCounts,
  coming: readonly Role[],
  leaving: readonly Role[] = [],
): SeatsFull | null {
  const freed = seatsFor(leaving)
  const left = { hr: used.hr - freed.hr, hiring_manager: used.hiring_manager - freed.hiring_manager }
  const seat = fullSeat(left, seatsFor(coming), limits)
  return seat && { seat, limit: limits[seat] ?? 0 }
}

/** What the quota notice says (specification, section 8): which accounts there are not enough of, and how many there are. */
export function seatsNotice({ seat, limit }: SeatsFull, language: Language): RefusalDetails {
  const texts = accountsRefusals[language]
  return {
    values: { limit },
    notice: { title: texts.seats_full_title, body: seatsMessage({ seat, limit }, language) },
  }
}

/** The same as one sentence. */
export function seatsMessage({ seat, limit }: SeatsFull, language: Language): string {
  const texts = accountsRefusals[language]
  return fillText(seat === 'hr' ? texts.seats_full_hr : texts.seats_full, { limit })
}
