import { sources } from '@bole/pipeline/model'
import { sourceName, type usePipelineTexts } from '@bole/pipeline/web'
import { write } from '@bole/platform/moments'
import { currentLanguage } from '@bole/platform/web'
import type { ReportLine } from '@bole/reports/contract'
import type { Grouping } from '@bole/reports/model'
import type { ReportsTexts } from './texts/index.ts'

/** What a line is called: months and sources in the reader's language, all else by its own name. */
export function lineName(
  t: ReportsTexts,
  words: ReturnType<typeof usePipelineTexts>,
  rows: Grouping,
  { key, name }: Pick<ReportLine, 'key' | 'name'>,
): string {
  if (key === '') return t('page.none')
  if (rows === 'source') return sources.isSource(key) ? sourceName(words, key) : key
  if (rows !== 'month') return name || t('page.none')
  return write(currentLanguage(), { year: 'numeric', month: 'short' }, `${key}-01`)
}
