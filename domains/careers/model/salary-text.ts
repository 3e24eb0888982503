/** A monthly salary from and to, in the currency's smallest unit; large Chinese amounts are told in wan. Null when none is given. */
export function salaryText(
  language: string,
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
