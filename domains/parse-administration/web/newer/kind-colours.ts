import type { DifferenceKind } from '@bole/parse-administration/model'

/** Amber where something held would be lost, green for what is new, blue for what is said otherwise. */
export const kindColours: Readonly<Record<DifferenceKind, string>> = {
  found: 'green',
  changed: 'blue',
  gone: 'orange',
  same: 'default',
  corrected: 'default',
}
