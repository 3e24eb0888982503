import { fileTypeFromBuffer } from 'file-type'
import { looksLikeHtml } from '../model/looks-like-html.ts'
import { UnreadableDocument } from './unreadable-document.ts'

/** What a file may be by its content. */
export const fileKinds = ['pdf', 'docx', 'doc', 'rtf', 'html', 'mhtml', 'image', 'text'] as const

export type FileKind = (typeof fileKinds)[number]

const IMAGES = new Set(['png', 'jpg', 'webp', 'gif', 'tif', 'bmp', 'avif', 'heic'])
const HEAD = 4096
const DOCX = new Set(['docx', 'docm', 'dotx', 'zip'])

const headOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, HEAD))

/** Whether bytes look like writing: few control characters once a UTF-16 mark or zero-byte pattern is set aside. */
function looksLikeText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, HEAD)
  const isWide = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff)
  if (isWide) return true
  const control = sample.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length
  const zeros = sample.filter((byte) => byte === 0).length
  return (
    control <= sample.length * 0.02 || (zeros > sample.length * 0.2 && control - zeros < sample.length * 0.01)
  )
}

function kindOfWriting(bytes: Uint8Array): FileKind | null {
  const head = headOf(bytes)
  if (/^\s*(?:%!PS|<\?xml(?![\s\S]{0,800}<(?:html|!doctype html)))/i.test(head)) return null
  const isMail = /^(?:[\w-]+:.*\r?\n(?:\s.*\r?\n)*){2,}/m.test(head.slice(0, 2000))
  if (isMail && /content-type:\s*(?:multipart\/related|text\/html)/i.test(head)) return 'mhtml'
  if (looksLikeHtml(head)) return 'html'
  return looksLikeText(bytes) ? 'text' : null
}

/**
 * Tells a file's kind by its content; its name is never asked. Throws {@link UnreadableDocument}: `empty_file` for an
 * empty file, `unsupported_type` for anything no résumé comes as.
 */
export async function detectKind(bytes: Uint8Array): Promise<FileKind> {
  if (bytes.length === 0) throw new UnreadableDocument('empty_file')
  // Writers of PDF may put a few bytes in front of its mark; readers have always looked past them.
  if (headOf(bytes).slice(0, 1024).includes('%PDF-')) return 'pdf'
  if (/^\s*{\\rtf/.test(headOf(bytes).slice(0, 64))) return 'rtf'
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const extension = found?.ext ?? ''
  if (DOCX.has(extension)) return 'docx'
  if (extension === 'cfb' || extension === 'doc') return 'doc'
  if (IMAGES.has(extension)) return 'image'
  const kind = found && !['xml', 'html', 'eml', 'txt'].includes(extension) ? null : kindOfWriting(bytes)
  if (kind === null) throw new UnreadableDocument('unsupported_type')
  return kind
}
