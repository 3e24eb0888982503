import type { UrlState } from './url-state.ts'

/** How one condition of an address is read; undefined where it cannot be understood. */
export type Reading<Value> = (written: string) => Value | undefined

const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

/** Readings as the fields of a contract take them, without the schemas: those weigh as much as a screen. */
export const reading = {
  text:
    (most: number): Reading<string> =>
    (written) => {
      const text = written.trim()
      return text.length <= most && text.isWellFormed() && !unprintable.test(text) ? text : undefined
    },
  whole:
    (least: number, most: number): Reading<number> =>
    (written) => {
      const number = Number(written)
      return Number.isSafeInteger(number) && number >= least && number <= most ? number : undefined
    },
  oneOf:
    <const Choice extends string>(choices: readonly Choice[]): Reading<Choice> =>
    (written) =>
      choices.find((choice) => choice === written),
  day: ((written) => {
    const isDay = /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(Date.parse(written))
    return isDay && new Date(written).toISOString().startsWith(written) ? written : undefined
  }) satisfies Reading<string>,
  flag: ((written) =>
    /^(?:true|1)$/.test(written)
      ? true
      : /^(?:false|0)$/.test(written)
        ? false
        : undefined) satisfies Reading<boolean>,
  /** Several, separated by commas: understood where each of them is. */
  several:
    <Value>(read: Reading<Value>, most = 200): Reading<Value[]> =>
    (written) => {
      const parts = written.split(',').filter((part) => part !== '')
      const values = parts.map(read).filter((value) => value !== undefined)
      return values.length === parts.length && parts.length <= most ? values : undefined
    },
}

/** What of an address can be understood; the rest is as if it were not there. */
export function readAddress<Values>(
  state: UrlState,
  readings: { readonly [Name in keyof Values]-?: Reading<Values[Name]> },
): Partial<Values> {
  const names = Object.keys(readings) as (keyof Values & string)[]
  const read = names.map((name) => {
    const written = state[name]
    return [name, written === undefined ? undefined : readings[name](written)] as const
  })
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<Values>
}
