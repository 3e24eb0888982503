import { formatDay } from '@bole/platform/moments'
import type { Report } from '@bole/reports/contract'
import type { ReportsTexts } from './texts/index.ts'

/** When the applications of a report were received: the period's name, or its two days. */
export function periodInWords(
  t: ReportsTexts,
  { period, from, until }: Report['conditions']['scope'],
): string {
  if (period !== 'between') return t(`periods.${period}`)
  return daysInWords(t, { from, until })
}

/** Two days, of which either may be missing. */
export function daysInWords(
  t: ReportsTexts,
  { from, until }: { readonly from: string | null; readonly until: string | null },
): string {
  return t('page.between', {
    from: from ? formatDay(from) : t('page.start'),
    until: until ? formatDay(until) : t('page.end'),
  })
}
