const dayLong = 86_400_000

/** The days of a month (`2026-11`) as `2026-11-01`, in weeks that begin on Monday; the days around it fill the first and the last week. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`)
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * dayLong
  const weeks: string[][] = []
  for (let week = monday; week < end; week += 7 * dayLong)
    weeks.push(Array.from({ length: 7 }, (_, at) => new Date(week + at * dayLong).toISOString().slice(0, 10)))
  return weeks
}

/** The month so many after another; before it where the number is negative. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
