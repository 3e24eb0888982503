import type { Language } from '@bole/platform/contract'

/** A day (`YYYY-MM-DD`) or a moment as a date people read. */
export function dateText(language: Language, value: string): string {
  const [year = 0, month = 1, day = 1] = value.split('-').map(Number)
  const date = value.length === 10 ? new Date(year, month - 1, day) : new Date(value)
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(date)
}

/** A moment, or from when until when, in the reader's own time zone with its name. */
export function momentText(language: Language, begins: string, ends: string | null = null): string {
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZoneName: 'short',
  })
  return ends ? format.formatRange(new Date(begins), new Date(ends)) : format.format(new Date(begins))
}

/** A monthly salary from and to, in the currency's smallest unit; large Chinese amounts are told in wan. Null when none is given. */
export function salaryText(
  language: Language,
  {
    from,
    to,
    currency,
  }: { readonly from: number | null; readonly to: number | null; readonly currency: string },
): string | null {
  if (from === null && to === null) return null
  const base = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const digits = new Intl.NumberFormat(language, base).resolvedOptions().maximumFractionDigits ?? 2
  const format = new Intl.NumberFormat(language, {
    ...base,
    notation: 'compact',
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
  })
  const amount = (value: number) => format.format(value / 10 ** digits)
  if (from !== null && to !== null && from !== to) return `${amount(from)} – ${amount(to)}`
  const only = from ?? to ?? 0
  return to === null ? `${amount(only)}+` : amount(only)
}

/** The plural form a count takes. */
export function countForm(language: Language, count: number): 'one' | 'other' {
  return new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'
}
