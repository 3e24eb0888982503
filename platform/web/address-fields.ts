// Fields as a contract's schemas take them, without the schemas: those weigh as much as a screen.

/** The query of an address by its names, each as text. */
export type SearchParams = Readonly<Record<string, string>>

/** How one value stands in an address. What cannot be understood reads as undefined; what writes as '' is left out. */
export interface AddressField<Value> {
  readonly read: (written: string) => Value | undefined
  readonly write: (value: Value) => string
}

/** Every value that an address holds, by its name there. */
export type AddressFields<Values> = { readonly [Name in keyof Values]-?: AddressField<Values[Name]> }

/** The values that some fields hold. */
export type AddressValues<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends AddressField<infer Value> ? Value : never
}

/** A change of some of them; null takes a value out of the address. */
export type AddressChange<Values> = { readonly [Name in keyof Values]?: Values[Name] | null }

/** A field by how it is read; written as its text. */
export function field<Value>(
  read: (written: string) => Value | undefined,
  write: (value: Value) => string = String,
): AddressField<Value> {
  return { read, write }
}

const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

/** Text of so many characters at most, trimmed. */
export function text(most: number): AddressField<string> {
  return field((written) => {
    const trimmed = written.trim()
    const isPlain = trimmed.isWellFormed() && !unprintable.test(trimmed)
    return isPlain && trimmed.length <= most ? trimmed : undefined
  })
}

/** A whole number within its bounds, in plain digits. */
export function whole(least: number, most: number): AddressField<number> {
  return field((written) => {
    const number = /^\d{1,16}$/.test(written) ? Number(written) : Number.NaN
    return Number.isSafeInteger(number) && number >= least && number <= most ? number : undefined
  })
}

/** An entity's number. */
export const id = whole(1, Number.MAX_SAFE_INTEGER)

/** One of a few words or numbers. */
export function oneOf<const Choice extends string | number | boolean>(
  choices: readonly Choice[],
): AddressField<Choice> {
  return field((written) => choices.find((choice) => String(choice) === written))
}

/** A day there is, as YYYY-MM-DD. */
export const day = field((written) => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(written) && !Number.isNaN(Date.parse(written))
  return isDay && new Date(written).toISOString().startsWith(written) ? written : undefined
})

export const flag = field((written) => {
  if (/^(?:true|1)$/.test(written)) return true
  return /^(?:false|0)$/.test(written) ? false : undefined
})

/** Several, separated by commas: understood where each of them is. */
export function several<Value>(one: AddressField<Value>, most = 200): AddressField<Value[]> {
  const read = (written: string): Value[] | undefined => {
    const parts = written.split(',').filter((part) => part !== '')
    const values = parts.map(one.read).filter((value) => value !== undefined)
    return values.length === parts.length && parts.length <= most ? values : undefined
  }
  return field<Value[]>(read, (values) => values.map(one.write).join(','))
}

/** The names of some fields, in their order. */
export function namesOf<Fields extends object>(fields: Fields): readonly (keyof Fields & string)[] {
  return Object.keys(fields) as (keyof Fields & string)[]
}

/** What of an address can be understood; the rest is as if it were not there. */
export function read<Values>(words: SearchParams, fields: AddressFields<Values>): Partial<Values> {
  const names = Object.keys(fields) as (keyof Values & string)[]
  const values = names.map((name) => {
    const written = words[name]
    return [name, written === undefined ? undefined : fields[name].read(written)] as const
  })
  return Object.fromEntries(values.filter(([, value]) => value !== undefined)) as Partial<Values>
}

/** The words that values stand as; null where one is taken out. */
export function write<Values>(
  values: AddressChange<NoInfer<Values>>,
  fields: AddressFields<Values>,
): Record<string, string | null> {
  const names = Object.keys(values) as (keyof Values & string)[]
  const words = names.map((name) => {
    const value = values[name]
    return [name, value === null || value === undefined ? null : fields[name].write(value as never)] as const
  })
  return Object.fromEntries(words)
}
