/** Whom a screen hires: campus (1) or social (2), as the specification counts them. Each has its generation of addresses. */
export type Origin = 1 | 2

/** What the two generations of a screen are called here, and the origin each stands for. */
export const generations = { social: 2, campus: 1 } as const

export type Generation = keyof typeof generations

/** One value for both generations, or one for each. */
export type ByGeneration<Value> = Value | { readonly [Name in Generation]?: Value }

/** As `routes.tsv` writes them, `{id}` for a number; with a query where a generation's screen is the state of another. */
export type Addresses = ByGeneration<string>

type PathsOf<Given> = Given extends string ? Given : Given[keyof Given]

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type NamesOf<Given> = NamesIn<PathsOf<Given>> | (Given extends Record<Generation, string> ? 'origin' : never)

/** The numbers an address needs; `origin` where it has one address for each. */
export type ParamsOf<Given> = { readonly [Name in NamesOf<Given>]: number }

/** The numbers that are read out of an address. */
export type ValuesOf<Given> = {
  readonly [Name in NamesOf<Given>]: Name extends 'origin' ? Origin : number
}

/** Each of some addresses with the origin it stands for; null where it stands for both. */
export function eachOf(
  addresses: Addresses,
): readonly { readonly path: string; readonly origin: Origin | null }[] {
  if (typeof addresses === 'string') return [{ path: addresses, origin: null }]
  return names.flatMap((name) => {
    const path = addresses[name]
    return path === undefined ? [] : [{ path, origin: generations[name] }]
  })
}

const names = ['social', 'campus'] as const satisfies readonly Generation[]

/** What is said of an origin: the one value there is, or its generation's. */
export function valueFor<Value extends string>(
  given: ByGeneration<Value>,
  origin: number | null,
): Value | undefined {
  if (typeof given === 'string') return given
  return origin === 1 ? given.campus : given.social
}

/** A path whose parameters are without their names: `{id}` and `{pid}` are one. */
export function shapeOf(path: string): string {
  return path.replace(/\{\w+\}/g, '{}').toLowerCase()
}

/** The values an address has where a path has its parameters; null where it is another address. */
export function valuesAt(path: string, address: string): Readonly<Record<string, string>> | null {
  const [words, given] = [path.split('/'), address.split('/')]
  if (words.length !== given.length) return null
  const values: Record<string, string> = {}
  for (const [index, word] of words.entries()) {
    const value = given[index] ?? ''
    const [, name] = /^\{(\w+)\}$/.exec(word) ?? []
    if (name !== undefined && value !== '') values[name] = value
    else if (word.toLowerCase() !== value.toLowerCase()) return null
  }
  return values
}
