/** How many of a currency's smallest unit make the one people write: 100 for CNY, 1 for JPY. */
export function unitOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return 10 ** maximumFractionDigits
}

/** An amount as people write it, from the currency's smallest unit; null stays null. */
export function writtenAmount(amount: number | null, currency: string): number | null {
  return amount === null ? null : amount / unitOf(currency)
}

/** An amount in the currency's smallest unit, from what people write. */
export function smallestAmount(written: number | null, currency: string): number | null {
  return written === null ? null : Math.round(written * unitOf(currency))
}
