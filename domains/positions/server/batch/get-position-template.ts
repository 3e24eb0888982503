import type { Handler } from '@bole/platform/server'
import type { positionsApi } from '@bole/positions/contract'
import { writtenColumns } from '@bole/positions/model'
import writeTable from 'write-excel-file/node'
import { batchTexts } from '../../contract/texts/batch.ts'

/** One row of titles, and one in grey that says what is written where. */
export const getPositionTemplate: Handler<typeof positionsApi.getPositionTemplate> = async ({ language }) => {
  const { columns, hints, degrees, states, fileName } = batchTexts[language]
  const said: typeof hints = {
    ...hints,
    degree: Object.values(degrees).join(' / '),
    state: Object.values(states).join(' / '),
  }
  const titles = writtenColumns.map((column) => ({ value: columns[column], fontWeight: 'bold' as const }))
  const hint = writtenColumns.map((column) => {
    const value = said[column]
    return value === undefined ? null : { value, textColor: '#888888' }
  })
  const bytes = await writeTable([titles, hint], {
    columns: writtenColumns.map(() => ({ width: 20 })),
  }).toBuffer()
  return {
    name: fileName,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes,
  }
}
