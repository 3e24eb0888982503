/** A free name for a copy: the original's with the next number, in any language: “Standard (2)”, “Standard (3)”. */
export function nameOfCopy(name: string, taken: readonly string[], longest: number): string {
  const stem = name.replace(/ \(\d{1,2}\)$/, '')
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`
    const copy = [...stem].slice(0, longest - suffix.length).join('') + suffix
    if (!taken.includes(copy)) return copy
  }
}
