/** How a note names a colleague: by their number, so that they are called as they are called now. */
const mention = /@\{(\d{1,15})\}/g

/** As many colleagues are named in one note. */
export const mentionsAtMost = 20

/** How somebody is written in a note that is kept. */
export const mentionOf = (userId: number) => `@{${userId}}`

/** The numbers of the colleagues a note names, each once, in their order. */
export function mentionsIn(text: string): readonly number[] {
  return [...new Set([...text.matchAll(mention)].map(([, id]) => Number(id)))]
}

/** A piece of a note: words, or somebody who is named in it. */
export type NotePart<Person> = { readonly text: string } | { readonly person: Person }

/** A note in pieces; a number that nobody of these has stays as it was written. */
export function partsOf<Person extends { readonly id: number }>(
  text: string,
  people: readonly Person[],
): readonly NotePart<Person>[] {
  const parts: NotePart<Person>[] = []
  let from = 0
  for (const found of text.matchAll(mention)) {
    const person = people.find(({ id }) => id === Number(found[1]))
    if (!person) continue
    if (found.index > from) parts.push({ text: text.slice(from, found.index) })
    parts.push({ person })
    from = found.index + found[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
