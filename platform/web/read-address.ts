import type { UrlState } from './url-state.ts'

// Readings as the fields of a contract take them, without the schemas: those weigh as much as a screen.

/** How one condition of an address is read; undefined where it cannot be understood. */
export type Reading<Value> = (written: string) => Value | undefined

const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

/** Text of so many characters at most, trimmed. */
export function text(most: number): Reading<string> {
  return (written) => {
    const trimmed = written.trim()
    const isPlain = trimmed.isWellFormed() && !unprintable.test(trimmed)
    return isPlain && trimmed.length <= most ? trimmed : undefined
  }
}

/** A whole number within its bounds. */
export function whole(least: number, most: number): Reading<number> {
  return (written) => {
    const number = Number(written)
    return Number.isSafeInteger(number) && number >= least && number <= most ? number : undefined
  }
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]): Reading<Choice> {
  return (written) => choices.find((choice) => choice === written)
}

/** A day there is, as YYYY-MM-DD. */
export const day: Reading<string> = (written) => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(Date.parse(written))
  return isDay && new Date(written).toISOString().startsWith(written) ? written : undefined
}

export const flag: Reading<boolean> = (written) => {
  if (/^(?:true|1)$/.test(written)) return true
  return /^(?:false|0)$/.test(written) ? false : undefined
}

/** Several, separated by commas: understood where each of them is. */
export function several<Value>(read: Reading<Value>, most = 200): Reading<Value[]> {
  return (written) => {
    const parts = written.split(',').filter((part) => part !== '')
    const values = parts.map(read).filter((value) => value !== undefined)
    return values.length === parts.length && parts.length <= most ? values : undefined
  }
}

/** What of an address can be understood; the rest is as if it were not there. */
export function read<Values>(
  state: UrlState,
  readings: { readonly [Name in keyof Values]-?: Reading<Values[Name]> },
): Partial<Values> {
  const names = Object.keys(readings) as (keyof Values & string)[]
  const values = names.map((name) => {
    const written = state[name]
    return [name, written === undefined ? undefined : readings[name](written)] as const
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Partial<Values>
}
