import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import sharp from 'sharp'

/** A PDF whose objects are given; offsets are reckoned here. */
export function pdfOf(objects: (string | Buffer)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets = objects.map((object, index) => {
    const offset = Buffer.concat(parts).length
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
    return offset
  })
  const start = Buffer.concat(parts).length
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(tail)]))
}

/** A stream object with its dictionary. */
export const stream = (head: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${head} /Length ${bytes.length} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])

const PAGES = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>']

/** A PDF with lines of text at places (x, y from the bottom, size, text), and thin black boxes (x, y, width, height); `toUnicode` names its letters. */
export function textPdf(
  lines: [x: number, y: number, size: number, text: string][],
  boxes: [x: number, y: number, width: number, height: number][] = [],
  toUnicode?: string,
): Uint8Array {
  const drawn = lines.map(
    ([x, y, size, text]) => `BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`,
  )
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'
  const named = toUnicode === undefined ? '' : ' /ToUnicode 6 0 R'
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding${named} >>`
  return pdfOf([
    ...PAGES,
    page,
    stream('', Buffer.from([...drawn, ...boxes.map((box) => `${box.join(' ')} re f`)].join('\n'))),
    font,
    ...(toUnicode === undefined ? [] : [stream('', Buffer.from(toUnicode))]),
  ])
}

/** A table that gives a font's letters wrong names, as some programs write it: what is seen is right, what is copied is not. */
export const wrongNames = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Wrong def
1 begincodespacerange <00> <FF> endcodespacerange
2 beginbfrange <41> <5A> <0024> <61> <7A> <0044> endbfrange endcmap end end`

/** A PDF that is nothing but a picture, as a scanner makes it. */
export async function scannedPdf(picture: Uint8Array): Promise<Uint8Array> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .grayscale()
    .jpeg({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${info.width} ${info.height}] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>`
  const head = `/Type /XObject /Subtype /Image /Width ${info.width} /Height ${info.height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode`
  return pdfOf([
    ...PAGES,
    page,
    stream('', Buffer.from(`q ${info.width} 0 0 ${info.height} 0 0 cm /I Do Q`)),
    stream(head, data),
  ])
}

/** A Word file of paragraphs and of tables (arrays of rows of cells). */
export async function wordFile(content: (string | string[][])[]): Promise<Uint8Array> {
  const children = content.map((part) => {
    if (typeof part === 'string') return new Paragraph({ children: [new TextRun(part)] })
    const rows = part.map(
      (cells) =>
        new TableRow({ children: cells.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
    )
    return new Table({ rows })
  })
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))
}
