import { blocksOf } from '../../model/prose-blocks.ts'

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
