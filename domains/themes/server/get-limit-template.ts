import type { Handler } from '@bole/platform/server'
import { questionNames, type themesApi } from '@bole/themes/contract'
import { limits } from '@bole/themes/model'
import writeTable from 'write-excel-file/node'
import { tableTexts } from '../contract/table-texts.ts'

export const getLimitTemplate: Handler<typeof themesApi.getLimitTemplate> = async ({ language }) => {
  const names: Readonly<Record<string, string>> = questionNames[language]
  const { field, fileName } = tableTexts[language]
  const rows = limits.limitableFields().map((key) => [names[key] ?? key])
  const bytes = await writeTable([[{ value: field, fontWeight: 'bold' as const }], ...rows], {
    columns: [{ width: 26 }],
  }).toBuffer()
  return {
    name: fileName,
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes,
  }
}
