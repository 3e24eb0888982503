import WordExtractor from 'word-extractor'
import type { FlowBlock } from './flow/flow-block.ts'
import { textBlocks } from './flow/text-blocks.ts'
import { UnreadableDocument } from './unreadable-document.ts'

// An encrypted Office file is a compound file whose directory names this stream.
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')

/** An old Word file's blocks: page headers, text boxes, body, page footers. Cells come as tabs. */
export async function readDoc(bytes: Uint8Array): Promise<FlowBlock[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.includes(ENCRYPTED)) throw new UnreadableDocument('password_protected')
  const document = await new WordExtractor().extract(file).catch((error: unknown) => {
    const isLocked = error instanceof Error && /encrypt|password/i.test(error.message)
    throw new UnreadableDocument(isLocked ? 'password_protected' : 'damaged_file')
  })
  const parts = [
    document.getHeaders({ includeFooters: false }),
    document.getTextboxes({ includeHeadersAndFooters: false }),
    document.getBody(),
    document.getFooters(),
  ]
  return parts.flatMap((part) => textBlocks(part.replaceAll('\u0007', '\t')))
}
