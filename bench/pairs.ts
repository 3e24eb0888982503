/** A condition of a list by its name, or two of them. */
export type Asked = readonly [string] | readonly [string, string]

/** Each of these alone, and every two of them. */
export function aloneAndInPairs(names: readonly string[]): readonly Asked[] {
  return names.flatMap((one, index) => [
    [one] as const,
    ...names.slice(index + 1).map((other) => [one, other] as const),
  ])
}

/** The value in the middle; of an even number the lower of the two. */
export function middleOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length / 2) - 1] ?? Number.NaN
}
