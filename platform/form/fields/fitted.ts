/** What became of a number that did not fit its field, and why. */
export interface Fitted {
  readonly why: 'least' | 'most' | 'whole'
  readonly typed: string
  readonly value: number
}

interface Bounds {
  readonly min: number | undefined
  readonly max: number | undefined
  readonly isWhole: boolean | undefined
}

/** How a field fits what was typed into its bounds; null where it fits already, or is no number. */
export function fittedTo({ min, max, isWhole }: Bounds, typed: string): Fitted | null {
  const number = typed.trim() === '' ? Number.NaN : Number(typed.replaceAll(',', ''))
  if (Number.isNaN(number)) return null
  if (min !== undefined && number < min) return { why: 'least', typed, value: min }
  if (max !== undefined && number > max) return { why: 'most', typed, value: max }
  return isWhole && !Number.isInteger(number) ? { why: 'whole', typed, value: Math.round(number) } : null
}
