/** Text as recruiters type it: paragraphs, and lines that begin with a dash, a dot or a number as a list. */
export function Prose({ text }: { readonly text: string }) {
  return blocksOf(text).map(({ items, isList }, place) => {
    // Blocks have no other name than their place; they never move.
    const key = `${place}`
    if (!isList) return <p key={key}>{items.join('\n')}</p>
    return (
      <ul key={key} className="prose">
        {items.map((item, line) => (
          <li key={`${line} ${item}`}>{item}</li>
        ))}
      </ul>
    )
  })
}

interface Block {
  readonly items: string[]
  readonly isList: boolean
}

/** Lines grouped into paragraphs and lists; an empty line ends either. */
export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let isNew = true
  for (const line of text.split(/\r?\n/)) {
    const written = line.trim()
    const item = /^(?:[-*•·●]|\d{1,2}[.、)）])\s*(\S.*)$/.exec(written)?.[1]
    const last = blocks.at(-1)
    const isList = item !== undefined
    if (written !== '') {
      if (last && !isNew && last.isList === isList) last.items.push(item ?? written)
      else blocks.push({ items: [item ?? written], isList })
    }
    isNew = written === ''
  }
  return blocks
}
