import type { Verdict } from './parse-score.ts'

/** How often values of one band of confidence are right. */
export interface Band {
  from: number
  to: number
  count: number
  right: number
}

const EDGES = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 1.01] as const
/** From here on a value is shown without doubt, and so large a share of such values has to be right. */
export const DOUBTLESS = 0.7
export const RIGHT_WITHOUT_DOUBT = 0.97

function bandOf(verdicts: Verdict[], from: number, to: number): Band {
  const own = verdicts.filter(
    ({ confidence }) => confidence !== null && confidence >= from && confidence < to,
  )
  return { from, to, count: own.length, right: own.filter(({ isRight }) => isRight).length }
}

/** What was read, by how far it was trusted: how many values, and how many of them are right. */
export const bandsOf = (verdicts: Verdict[]): Band[] =>
  EDGES.slice(0, -1).map((from, at) => bandOf(verdicts, from, EDGES[at + 1] ?? 1))

/** The values shown without doubt. */
export const withoutDoubt = (verdicts: Verdict[]): Band => bandOf(verdicts, DOUBTLESS, Infinity)

/** Which part of a band is right; 1 where there is nothing to be wrong. */
export const shareRight = ({ count, right }: Band): number => (count === 0 ? 1 : right / count)

const cell = (band: Band) =>
  `${String(band.count).padStart(6)} ${band.count === 0 ? '    –' : (100 * shareRight(band)).toFixed(1).padStart(5)}`

/** A table per field: each band's values and how many of a hundred are right, and at the end all that are shown without doubt. */
export function reliabilityTable(verdicts: Verdict[]): string {
  const heads = EDGES.slice(0, -1).map((from) => `  from ${from.toFixed(2)}`.padStart(12))
  const row = (name: string, own: Verdict[]) =>
    [name.padEnd(12), ...bandsOf(own).map(cell), ' ||', cell(withoutDoubt(own))].join('')
  const fields = [...new Set(verdicts.map(({ field }) => field))]
  return [
    `${'field'.padEnd(12)}${heads.join('')} || no doubt`,
    ...fields.map((field) =>
      row(
        field,
        verdicts.filter((one) => one.field === field),
      ),
    ),
    row('all', verdicts),
  ].join('\n')
}
