import { type FlowBlock, paragraphBlocks } from './flow-block.ts'

const TEXT_LIMIT = 2_000_000

/** Plain text as blocks, a line each. */
export const textBlocks = (text: string): FlowBlock[] => paragraphLines(text.slice(0, TEXT_LIMIT))

function paragraphLines(text: string): FlowBlock[] {
  return text
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .flatMap((line) => paragraphBlocks('paragraph', { text: line }))
}
