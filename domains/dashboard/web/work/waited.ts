import { currentLanguage } from '@bole/platform/web'

const minute = 60_000
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const

/** How long something has waited, in whole units of the largest that fits; a minute at least. */
export function waited(since: string, now = new Date()): string {
  const time = Math.max(minute, now.getTime() - Date.parse(since))
  const [unit, length] = units.find(([, least]) => time >= least) ?? ['minute', minute]
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const
  return new Intl.NumberFormat(currentLanguage(), format).format(Math.floor(time / length))
}
