/** The columns of a table of scores; a person is found by their phone or their mail. */
export const scoreColumns = ['name', 'phone', 'email', 'exam', 'score', 'taken_on'] as const

export type ScoreColumn = (typeof scoreColumns)[number]

/** A row as it was written, with its place in the file, counted from 1. */
export interface ScoreRow extends Readonly<Record<ScoreColumn, string>> {
  readonly row: number
}

/**
 * The rows of a table of scores by its titles, in any order and language; those without a word in them are left out. Null where the
 * titles lack a test, a score, or both phone and mail.
 */
export function scoreRowsOf(
  table: readonly (readonly string[])[],
  titles: Readonly<Record<ScoreColumn, readonly string[]>>,
): readonly ScoreRow[] | null {
  const [head = [], ...rest] = table
  const place = (column: ScoreColumn) =>
    head.findIndex((title) => titles[column].some((one) => one.toLowerCase() === title.trim().toLowerCase()))
  const places = { phone: place('phone'), email: place('email'), exam: place('exam'), score: place('score') }
  if (places.exam < 0 || places.score < 0 || (places.phone < 0 && places.email < 0)) return null
  return rest.flatMap((cells, index) => {
    if (cells.every((cell) => cell.trim() === '')) return []
    const value = (column: ScoreColumn) => (cells[place(column)] ?? '').trim()
    const { name, phone, email } = { name: value('name'), phone: value('phone'), email: value('email') }
    const { exam, score, taken_on } = {
      exam: value('exam'),
      score: value('score'),
      taken_on: value('taken_on'),
    }
    return [{ row: index + 2, name, phone, email, exam, score, taken_on }]
  })
}

/** A score as a number; null where it is none, or none there can be. */
export function scoreOf(text: string): number | null {
  const score = /^\d{1,5}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  return score >= 0 && score <= 10_000 ? score : null
}

/**
 * The day of a test as YYYY-MM-DD, written with its year first and any of - / . between; null where none is written, undefined where it
 * is no day of the calendar from 1900 on.
 */
export function takenOn(text: string): string | null | undefined {
  if (text === '') return null
  const [, year, month = '', date = ''] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? []
  if (year === undefined) return undefined
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-')
  const moment = new Date(`${day}T00:00:00Z`)
  const isInCalendar = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
  return isInCalendar && day >= '1900' && day < '3000' ? day : undefined
}
