import { looksLikeHtml } from '@bole/parsing/model'
import { fileTypeFromBuffer } from 'file-type'

/** What a browser may show by itself: nothing in these runs. A PDF may hold scripts; our own viewer draws it without them. */
const shown = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])

/** A file's media type by its content; its name and what the sender claims are never asked. */
export async function mediaTypeOf(bytes: Uint8Array): Promise<string> {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048))
  if (head.slice(0, 1024).includes('%PDF-')) return 'application/pdf'
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found?.ext === 'cfb') return 'application/msword'
  if (found) return found.mime.split(';', 1)[0] ?? 'application/octet-stream'
  if (looksLikeHtml(head)) return 'text/html'
  return bytes.subarray(0, 2048).includes(0) ? 'application/octet-stream' : 'text/plain'
}

/** Whether the browser may show the original by itself; anything else is sent to be saved, and drawn by us where we can. */
export function isShownInline(mediaType: string): boolean {
  return shown.has(mediaType)
}
