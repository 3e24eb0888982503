import { blockText, type FlowBlock } from '../flow/flow-block.ts'

/** Signs within which a text is looked for behind the one before; past them it is only found as a whole block. */
const window = 20_000

const bare = (text: string) => text.normalize('NFKC').replace(/[\s\u00ad]+/g, '')

/**
 * Tells the number of the block that a piece of text belongs to, so that what was read can be pointed out in the document as it was laid
 * out. Pieces are asked for in the order of the document; null where none has it.
 */
export function findBlocks(blocks: readonly FlowBlock[]): (text: string) => number | null {
  const texts = blocks.map((block) => bare(blockText(block)))
  const whole = new Map(texts.map((text, number) => [text, number] as const).reverse())
  const all = texts.join('')
  const numbers = texts.flatMap((text, number) => Array.from({ length: text.length }, () => number))
  let place = 0
  return (text) => {
    const wanted = bare(text)
    if (wanted === '') return null
    const found = all.slice(place, place + window + wanted.length).indexOf(wanted)
    if (found < 0) return whole.get(wanted) ?? null
    const number = numbers[place + found] ?? null
    place += found + wanted.length
    return number
  }
}
