import { writtenAmount } from '@bole/platform/form'
import { currentLanguage } from '@bole/platform/web'

/** An amount in the currency's smallest unit, as the reader writes money. */
export function money(amount: number, currency: string): string {
  const written = writtenAmount(amount, currency) ?? 0
  return new Intl.NumberFormat(currentLanguage(), { style: 'currency', currency }).format(written)
}
