import { workbookOf } from '@bole/accounts/table'
import { exportTexts } from '@bole/library/contract'
import { groupOfColumn } from '@bole/library/model'
import { cellOf } from './cell-of.ts'
import type { ExportFile, FileParts } from './file-parts.ts'
import { itemsOf } from './file-parts.ts'

/** Rows asked for at a time: of more, so much is held at once that it outlives the next and piles up, which took 260 MB instead of 180. */
const rowsAtATime = 100

/** A table of the columns that were chosen; those hidden from whoever asked are not in it. */
export async function tableFile(parts: FileParts): Promise<ExportFile> {
  const { columns, language, reader } = parts.one
  const hides = new Set(reader.hides)
  const shown = columns.filter((column) => {
    const group = groupOfColumn(column)
    return group === null || !hides.has(group)
  })
  let written = 0
  async function* rows() {
    for await (const items of itemsOf(parts, rowsAtATime)) {
      written += items.length
      yield items.map((item) => shown.map((column) => cellOf(column, item, { language, hides })))
    }
  }
  return {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ending: 'xlsx',
    content: workbookOf(
      shown.map((column) => exportTexts[language].columns[column]),
      rows(),
    ),
    outcome: () => ({ written, failed: parts.one.total - written }),
  }
}
