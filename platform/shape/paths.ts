type Step<F, K extends keyof F & string> = NonNullable<F[K]>
type Group = Readonly<Record<string, unknown>>

/** Every field of what a form holds, by its path: `trade`, `company.trade`. */
export type PathOf<F> = {
  [K in keyof F & string]: Step<F, K> extends readonly unknown[]
    ? K
    : Step<F, K> extends object
      ? K | `${K}.${PathOf<Step<F, K>>}`
      : K
}[keyof F & string]

/** What a form holds at a path. */
export type ValueAt<F, Path extends string> = Path extends keyof F
  ? F[Path]
  : Path extends `${infer K}.${infer Rest}`
    ? K extends keyof F
      ? ValueAt<NonNullable<F[K]>, Rest>
      : never
    : never

/** The fields that hold such a value, or nothing. */
export type PathTo<F, Value> = {
  [Path in PathOf<F>]: NonNullable<ValueAt<F, Path>> extends Value ? Path : never
}[PathOf<F>]

/** What stands at a path; undefined where there is nothing. */
export function valueAt(fields: unknown, path: string): unknown {
  let found = fields
  for (const step of path.split('.')) found = (found as Group | null | undefined)?.[step]
  return found
}

/** Those of the paths at which two states of a form differ. */
export function differing(one: unknown, other: unknown, paths: Iterable<string>): readonly string[] {
  const written = (fields: unknown, path: string) => JSON.stringify(valueAt(fields, path) ?? null)
  return [...paths].filter((path) => written(one, path) !== written(other, path))
}

/** The paths of all that a form holds, groups taken apart. */
export function pathsIn(fields: object, before = ''): readonly string[] {
  return Object.entries(fields).flatMap(([name, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? pathsIn(value, `${before}${name}.`)
      : [before + name],
  )
}

/** The field a fault belongs to: `cities` for the path `cities.3`; null where there is none. */
export function fieldAt(path: string, fields: Iterable<string>): string | null {
  const around = [...fields].filter((field) => path === field || path.startsWith(`${field}.`))
  return around.toSorted((one, other) => other.length - one.length)[0] ?? null
}
