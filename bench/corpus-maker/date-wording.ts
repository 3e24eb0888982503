import type { DateForm } from './dates.ts'
import type { Bank } from './wording.ts'

type Forms = Bank<DateForm>
export const ZH_FORMS: Forms = [
  ['dot0', 'dot', 'slash0', 'cn', 'dash0'],
  ['cn0', 'slash', 'dot', 'dash0', 'cn'],
  ['dot0', 'slash0', 'cn', 'dot', 'dash0'],
]
export const EN_FORMS: Forms = [
  ['mon', 'month', 'us', 'dash0', 'year'],
  ['monDot', 'quote', 'monCaps', 'euro', 'mon', 'year'],
  ['mon', 'us', 'month', 'monDot', 'year'],
]
export const ZH_BETWEEN: Bank = [
  [' - ', '-', '—', ' 至 ', '~'],
  [' — ', '--', ' ~ ', '～', ' – '],
  ['-', ' – ', '至', '—'],
]
export const EN_BETWEEN: Bank = [
  [' - ', ' – ', ' to '],
  [' — ', '–', ' -- ', ' until '],
  [' – ', ' - ', '-'],
]
export const ZH_PRESENT: Bank = [
  ['至今', '今'],
  ['现在', '目前', '至今'],
  ['至今', '现在'],
]
export const EN_PRESENT: Bank = [
  ['Present', 'present', 'Current'],
  ['Now', 'today', 'PRESENT', 'to date'],
  ['Present', 'Current', 'Now'],
]
