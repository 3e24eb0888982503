import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { buildChineseFonts } from './chinese-font.ts'
import { scriptsIn } from './runs-of.ts'
import { buildShapedFonts } from './shaped-font.ts'

type FontFiles = { normal: string; bold: string; italics?: string }

type Printer = new (
  fonts: Record<string, FontFiles>,
  files: { existsSync: (name: string) => boolean; readFileSync: (name: string) => Buffer },
  urls: { resolve: (url: string) => void; resolved: () => Promise<void> },
  isAllowedPath: (path: string) => boolean,
) => {
  createPdfKitDocument: (
    definition: TDocumentDefinitions,
  ) => Promise<NodeJS.ReadableStream & { end: () => void }>
}

// pdfmake's front door is one shared object for the whole process; its printer, which the published types leave
// out, can be had for oneself and leaves the fonts and permissions of others alone.
const { default: PdfPrinter }: { default: Printer } = createRequire(import.meta.url)('pdfmake/js/Printer.js')

const standard = {
  Times: { normal: 'Times-Roman', bold: 'Times-Bold', italics: 'Times-Italic' },
  Helvetica: { normal: 'Helvetica', bold: 'Helvetica-Bold', italics: 'Helvetica-Oblique' },
}

export type PrintPdf = (definition: TDocumentDefinitions) => Promise<Uint8Array>

/** A printer whose Chinese face knows the characters of the text. Same definition, same bytes. */
export async function createPrinter(text: string): Promise<PrintPdf> {
  return (await createFacedPrinter(text)).print
}

/** A printer with a face for every script of the text, called by its script, and the characters that none of them has. */
export async function createFacedPrinter(
  text: string,
): Promise<{ readonly print: PrintPdf; readonly missing: ReadonlySet<string> }> {
  const { missing, ...chinese } = await buildChineseFonts(text)
  const faces: [string, { normal: Buffer; bold: Buffer }][] = [['Chinese', chinese]]
  for (const script of scriptsIn(text)) faces.push([script, await buildShapedFonts(script, text)])
  return { print: printerWith(faces), missing }
}

function printerWith(faces: readonly (readonly [string, { normal: Buffer; bold: Buffer }])[]): PrintPdf {
  const files: Record<string, Buffer> = {}
  const own: Record<string, FontFiles> = {}
  for (const [name, { normal, bold }] of faces) {
    own[name] = { normal: `${name}-regular.otf`, bold: `${name}-bold.otf` }
    files[`${name}-regular.otf`] = normal
    files[`${name}-bold.otf`] = bold
  }
  const read = (name: string) => {
    const file = files[name]
    if (file === undefined) throw new Error(`No file ${name}`)
    return file
  }
  const fonts = { ...own, ...standard }
  const noUrls = { resolve: () => undefined, resolved: () => Promise.resolve() }
  const isStandard = (path: string) =>
    Object.values(standard).some((face) => Object.values(face).includes(path))
  return async (definition) => {
    const printer = new PdfPrinter(
      fonts,
      { existsSync: (name) => name in files, readFileSync: read },
      noUrls,
      isStandard,
    )
    const document = await printer.createPdfKitDocument({
      ...definition,
      // A fixed day, or the same résumé would come out different every second.
      info: { ...definition.info, creationDate: new Date(Date.UTC(2026, 10, 2)) },
    })
    document.end()
    return new Uint8Array(await buffer(document))
  }
}
