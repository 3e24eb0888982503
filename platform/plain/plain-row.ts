import type { Versioned } from '../form/define-form.ts'

/** What a row of any plain list has. */
export interface PlainRow extends Versioned {
  readonly can: Readonly<Record<'edit' | 'remove' | 'retire' | 'restore' | 'order' | 'copy', boolean>>
}
