import { formatNumber } from '@bole/platform/web'
import { measures } from '@bole/reports/model'
import type { ReportsTexts } from './texts/index.ts'

/** A figure as it is read: whole numbers, per cent with one place at most, days with one place at most; a dash where there is none. */
export function figureInWords(
  t: ReportsTexts,
  measure: measures.Measure,
  value: number | null | undefined,
): string {
  if (value === null || value === undefined) return '—'
  const { kind } = measures.definitions[measure]
  if (kind === 'share') return `${formatNumber(Math.round(value * 1000) / 10)}%`
  if (kind === 'days') return t('page.days', { days: formatNumber(Math.round(value * 10) / 10) })
  return formatNumber(value)
}
