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
