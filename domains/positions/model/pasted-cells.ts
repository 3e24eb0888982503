/**
 * The cells of what was copied out of a spreadsheet, row by row. Cells are parted by tabs, rows by line ends; a cell with either in it
 * stands in quotes, and a quote in such a cell is doubled.
 */
export function pastedCells(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  // A quote that is never closed is a sign like any other.
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? []
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    const isLast = cell.lastIndex === text.length
    if (end === '\t' && isLast) rows.at(-1)?.push('')
    if (end !== '\t' && !isLast) rows.push([])
  }
  return rows.filter((row) => row.some((value) => value.trim() !== ''))
}
