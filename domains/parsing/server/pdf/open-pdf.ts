import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { UnreadableDocument } from '../unreadable-document.ts'

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => `${join(home, name)}/`

/**
 * Opens a PDF. Character maps and standard fonts come from the package's own folder, so that Chinese fonts which a
 * file names without carrying them can be read. Scripts in the file are never run.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    maxImageSize: 40_000_000,
  })
  try {
    return await task.promise
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableDocument(isLocked ? 'password_protected' : 'damaged_file')
  }
}
