import type { DocumentText } from '../../model/document.ts'
import { readPages } from '../../model/layout/reading-order.ts'
import { UnreadableDocument } from '../unreadable-document.ts'
import { recognise } from './recognise.ts'

/** A picture's lines, read by its looks. */
export async function readImage(bytes: Uint8Array): Promise<DocumentText> {
  const page = await recognise(bytes).catch((error: unknown) => {
    const isHuge = error instanceof Error && /pixel limit/i.test(error.message)
    throw new UnreadableDocument(isHuge ? 'too_large' : 'damaged_file')
  })
  const pages = [{ width: page.width, height: page.height }]
  return { kind: 'image', isSeen: true, pages, lines: readPages([page]) }
}
