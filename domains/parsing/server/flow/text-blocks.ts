import { documentLimits } from '../document-limits.ts'
import { type FlowBlock, paragraphBlocks } from './flow-block.ts'

// Every second line or so is blank.
const MOST_LINES = documentLimits.blocks * 4

/** Plain text as blocks, a line each. */
export const textBlocks = (text: string): FlowBlock[] =>
  paragraphLines(text.slice(0, documentLimits.textLetters))

function paragraphLines(text: string): FlowBlock[] {
  return text
    .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
    .slice(0, MOST_LINES)
    .flatMap((line) => paragraphBlocks('paragraph', { text: line }))
}
