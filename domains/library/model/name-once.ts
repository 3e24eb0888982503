/**
 * Names of files within one archive, each once for every system: two that differ in case, width or how their accents are composed are
 * one on some of them. What is taken already gets the next free number behind it.
 */
export function namedOnce(): (name: string, ending: string) => string {
  const taken = new Set<string>()
  return (name, ending) => {
    for (let copy = 1; ; copy++) {
      const own = copy === 1 ? `${name}${ending}` : `${name} (${copy})${ending}`
      const key = foldedName(own)
      if (taken.has(key)) continue
      taken.add(key)
      return own
    }
  }
}

function foldedName(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
}
