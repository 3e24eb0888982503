import type { Content } from 'pdfmake'
import pdfmake from 'pdfmake'
import type { View } from '../view.ts'
import { rawLines, rawScatter } from './absolute-designs.ts'
import { columns, ruled, simple, striped } from './pdfmake-designs.ts'

/** Every design drawn by pdfmake, by the name used in people/*.txt. */
export const PDFMAKE_LAYOUTS: Record<string, (view: View) => Content[]> = {
  'pm-simple': simple,
  'pm-ruled': ruled,
  'pm-columns': columns,
  'pm-striped': striped,
  'raw-lines': rawLines,
  'raw-scatter': rawScatter,
}

const TRUETYPE = '/usr/share/fonts/truetype'
// One face of a collection is [file, face] to pdfkit; the type declarations know plain files only, JSON carries it past them.
const zenHei = JSON.stringify([`${TRUETYPE}/wqy/wqy-zenhei.ttc`, 'WenQuanYiZenHei'])
const han = JSON.parse(`{"normal":${zenHei},"bold":${zenHei},"italics":${zenHei},"bolditalics":${zenHei}}`)
const carlito = (face: string): string => `${TRUETYPE}/crosextra/Carlito-${face}.ttf`

/** Draws the blocks on A4. Needs fonts-wqy-zenhei and fonts-crosextra-carlito on the machine. */
export async function drawPdf(content: Content[], chinese: boolean): Promise<Buffer> {
  pdfmake.setLocalAccessPolicy(() => true)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setFonts({
    han,
    latin: {
      normal: carlito('Regular'),
      bold: carlito('Bold'),
      italics: carlito('Italic'),
      bolditalics: carlito('BoldItalic'),
    },
  })
  // pdfmake writes its measurements into what it is given.
  const definition = {
    content: structuredClone(content),
    pageMargins: 42,
    defaultStyle: { font: chinese ? 'han' : 'latin', fontSize: 10, lineHeight: 1.2 },
  }
  return pdfmake.createPdf(definition).getBuffer()
}
