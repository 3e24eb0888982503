import { type Unzipped, unzip, zip } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { tableLimits } from './table-limits.ts'

const { unpackedBytes, rows: mostRows, columns: mostColumns, cellLetters, letters } = tableLimits

const parts =
  /^(\[Content_Types\]\.xml|_rels\/|xl\/(workbook|styles|sharedStrings)\.xml$|xl\/_rels\/|xl\/worksheets\/)/

/**
 * Work of a process of its own (`read-table.ts`), as a few kilobytes can ask for very much. The first sheet of an Excel file as text, row by
 * row; null where it cannot be read, or is larger than a table of accounts can be. Sizes
 * are held against their bounds before anything is unpacked, and cells against theirs before rows are made.
 */
export async function work(bytes: Uint8Array): Promise<string[][] | null> {
  try {
    const unpacked = await unpack(bytes)
    if (!unpacked || !Object.entries(unpacked).every(([name, content]) => isSmall(name, content))) return null
    const rows = await readSheet(Buffer.from(await pack(unpacked)))
    const table = rows.map((row) => row.map((cell) => textOf(cell)))
    const sum = table.reduce((all, row) => row.reduce((some, cell) => some + cell.length, all), 0)
    return sum > letters ? null : table
  } catch {
    // Whatever is in it, it is no table that could be read.
    return null
  }
}

function unpack(bytes: Uint8Array): Promise<Unzipped | null> {
  let sum = 0
  return new Promise((resolve) => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (!parts.test(name)) return false
      sum += originalSize
      return sum <= unpackedBytes
    }
    // What unpacks to more than it says is cut off there: fflate makes room for that much and no more.
    unzip(bytes, { filter }, (error, files) => resolve(error || sum > unpackedBytes ? null : files))
  })
}

function pack(files: Unzipped): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    zip(files, { level: 0 }, (error, packed) => (error ? reject(error) : resolve(packed)))
  })
}

/** Whether no cell of a sheet stands further out than a table of accounts goes. */
function isSmall(name: string, content: Uint8Array): boolean {
  if (!name.startsWith('xl/worksheets/')) return true
  const text = new TextDecoder().decode(content)
  let cells = 0
  for (const [, letters = '', digits = ''] of text.matchAll(/\br=["']([A-Za-z]*)(\d+)["']/g)) {
    const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
    cells += 1
    if (Number(digits) > mostRows || column > mostColumns) return false
  }
  return cells <= mostRows * (mostColumns + 1) && (text.match(/<(?:\w+:)?row\b/g)?.length ?? 0) <= mostRows
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)
  return text
    .slice(0, cellLetters)
    .normalize('NFC')
    .replaceAll(/[\u0000-\u001f\u202a-\u202e\u2066-\u2069\ufeff]/g, ' ')
    .trim()
}
