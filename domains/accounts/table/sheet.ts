import { safeCell } from './safe-cell.ts'
import { type ZipEntry, zipOf } from './zip.ts'

/** A cell: text is guarded, numbers stay numbers. */
export type Cell = string | number | null

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org'
const main = `${office}/spreadsheetml/2006/main`
const relations = `${office}/officeDocument/2006/relationships`
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The parts of a workbook of one sheet (ECMA-376); style 1 is that of titles. */
const fixed: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
}

/** The letters of a column, counted from 0: A … Z, AA … */
function lettersOf(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : lettersOf(Math.floor(column / 26) - 1) + last
}

function rowOf(row: number, cells: readonly Cell[], style = ''): string {
  const written = cells.map((cell, column) => {
    if (cell === null || cell === '') return ''
    const at = `r="${lettersOf(column)}${row}"`
    if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
    return `<c ${at}${style} t="inlineStr"><is><t xml:space="preserve">${escaped(safeCell(cell))}</t></is></c>`
  })
  return `<row r="${row}">${written.join('')}</row>`
}

async function* sheetOf(
  titles: readonly string[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const columns = titles.map((_, at) => `<col min="${at + 1}" max="${at + 1}" width="18" customWidth="1"/>`)
  yield bytesOf(
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${rowOf(1, titles, ' s="1"')}`,
  )
  let row = 1
  for await (const some of rows) yield bytesOf(some.map((cells) => rowOf(++row, cells)).join(''))
  yield bytesOf('</sheetData></worksheet>')
}

/**
 * An Excel file of one sheet, piece by piece, whatever its length: libraries that write Excel hold all of a sheet, or are no longer kept
 * (decision 64). Texts stand in the cells as text, never as a formula.
 */
export function workbookOf(
  titles: readonly string[],
  rows: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const parts = Object.entries(fixed).map(
    ([name, text]): ZipEntry => ({ name, isPacked: false, content: [bytesOf(declaration + text)] }),
  )
  const sheet: ZipEntry = {
    name: 'xl/worksheets/sheet1.xml',
    isPacked: false,
    content: sheetOf(titles, rows),
  }
  return zipOf([...parts, sheet])
}
