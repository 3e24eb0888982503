import { type ImportRow, importWords } from '@bole/imports/contract'
import type { Language } from '@bole/platform/contract'
import type { ImportRecord } from './import-store.ts'
import type { Shown } from './row-store.ts'

/** A row as the wire carries it: each fault with the title of its column. */
export function presentRow(row: Shown, one: ImportRecord, language: Language): ImportRow {
  const { faults: texts, kept } = importWords[language]
  const faults = row.faults.map(({ code, column }) => ({
    ...{ code, message: texts[code] },
    column: column === null ? '' : (one.columns[column]?.title ?? ''),
  }))
  const told = faults.map(({ column, message }) => [column, message].filter(Boolean).join(': '))
  const why = row.kept_because === null ? told : [...told, kept[row.kept_because]]
  return {
    ...{ id: row.place, name: row.name, outcome: row.outcome, faults },
    ...{ post_id: row.undone === 'removed' ? null : (row.applications[0]?.id ?? null) },
    ...{ undone: row.undone, kept_because: row.kept_because, reason_text: why.join('; ') },
  }
}
