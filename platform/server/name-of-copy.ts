/** A free name for a copy: the original's with the next number, in any language: “Standard (2)”, “Standard (3)”. */
export function nameOfCopy(name: string, taken: readonly string[], longest: number): string {
  const stem = name.replace(/ \(\d{1,2}\)$/, '')
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`
    const copy = cut(stem, longest - suffix.length) + suffix
    if (!taken.includes(copy)) return copy
  }
}

/** The beginning of a text, at most so many UTF-16 units (as length limits count); no character is cut in two. */
const cut = (text: string, longest: number) => text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')
