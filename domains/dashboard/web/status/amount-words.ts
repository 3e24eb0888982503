import { currentLanguage } from '@bole/platform/web'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** So many bytes in the largest unit that leaves something before the point, as the reader's language writes it. */
export function bytesInWords(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const format = { style: 'unit', unit: units[power], maximumFractionDigits: power > 2 ? 1 : 0 } as const
  return new Intl.NumberFormat(currentLanguage(), format).format(bytes / 1000 ** power)
}
