import { type AddressValues, fromAddress } from '@bole/platform/web'

/** The parts of a record beside the document. */
export const recordTabs = ['facts', 'timeline', 'notes', 'others', 'files', 'beside'] as const

/** What of a record lies open, as an address says it: a notice leads to the very note. */
export const recordFields = {
  tab: fromAddress.oneOf(recordTabs),
  note: fromAddress.id,
}

/** Where a record is opened; without it, it keeps that itself. */
export interface OpenedRecord {
  readonly opened?: Partial<AddressValues<typeof recordFields>>
  readonly onTab?: (tab: (typeof recordTabs)[number]) => void
}
