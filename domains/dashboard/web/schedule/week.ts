const dayLength = 86_400_000

const asDate = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** A day so many days later; days are written YYYY-MM-DD and know no time zone. */
export function dayAfter(day: string, days: number): string {
  return asDate(Date.parse(day) + days * dayLength)
}

/** The Monday of a day's week (specification, section 9). */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** Whether two days lie in one week. */
export function isSameWeek(one: string, other: string): boolean {
  return mondayOf(one) === mondayOf(other)
}
