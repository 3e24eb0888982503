import { type Role, titleOf } from './roles.ts'

/** The two kinds of accounts an organisation is given a number of (specification, section 3: quota names). */
export const seats = ['hr', 'hiring_manager'] as const

export type Seat = (typeof seats)[number]

/** Accounts of each kind. */
export type Seats<Count = number> = Readonly<Record<Seat, Count>>

/** The seat an enabled account of a role takes; null where none is counted. */
export function seatOf(role: Role): Seat | null {
  const title = titleOf(role)
  if (title === 'hiring_manager') return 'hiring_manager'
  return title === 'hr_admin' || title === 'hr' ? 'hr' : null
}

/** How many seats of each kind accounts of these roles take. */
export function seatsFor(roles: readonly Role[]): Seats {
  const taken = (seat: Seat) => roles.filter((role) => seatOf(role) === seat).length
  return { hr: taken('hr'), hiring_manager: taken('hiring_manager') }
}

/** How many seats of each kind so many accounts of each role take. */
export function seatsUsed(rows: readonly { readonly role: Role; readonly count: number }[]): Seats {
  const used = (seat: Seat) =>
    rows.reduce((sum, { role, count }) => sum + (seatOf(role) === seat ? count : 0), 0)
  return { hr: used('hr'), hiring_manager: used('hiring_manager') }
}

/** The first kind of which there are not enough for those who come as well; null where there are. A limit of null is none. */
export function fullSeat(used: Seats, wanted: Seats, limits: Seats<number | null>): Seat | null {
  return (
    seats.find((seat) => {
      const limit = limits[seat]
      return wanted[seat] > 0 && limit !== null && used[seat] + wanted[seat] > limit
    }) ?? null
  )
}
