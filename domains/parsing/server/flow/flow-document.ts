import type { DocumentText, TextLine } from '../../model/document.ts'
import { readTitle } from '../../model/sections/read-title.ts'
import { blockText, type FlowBlock } from './flow-block.ts'

const BULLET = /^\s*(?:[•·●■◆▪*-]|\d{1,2}[.、)])/

function lineOf(block: FlowBlock, number: number): TextLine {
  const text = blockText(block)
  const isMarked = block.kind === 'item' && !BULLET.test(text) && readTitle(text) === null
  const sizes = block.cells.flatMap(({ size }) => size ?? [])
  const isBold = block.cells.every((cell) => cell.isBold === true)
  return {
    page: 1,
    box: null,
    block: number,
    text: isMarked ? `• ${text}` : text,
    ...(sizes.length > 0 ? { size: Math.max(...sizes) } : {}),
    ...(isBold || block.kind === 'heading' ? { bold: true } : {}),
  }
}

/** A flowing document's lines, each with the number of its block. */
export function flowDocument(kind: DocumentText['kind'], blocks: FlowBlock[]): DocumentText {
  return { kind, pages: [], lines: blocks.map(lineOf) }
}
