import type { KeptReason } from './import-states.ts'

/** What happened since to what a row made; null: nothing. */
export interface Since {
  readonly madePerson: boolean
  readonly person: KeptReason | null
  readonly application: KeptReason | null
  /** Files were added to somebody who was known before: those stay with them. */
  readonly addedFiles: boolean
}

export interface Fate {
  readonly undone: 'removed' | 'in_part' | 'kept'
  readonly because: KeptReason | null
}

/**
 * What becomes of a row when its import is undone. Whatever somebody worked on since stays as a whole, as their work would go with it; who has another application
 * loses only the one that was brought.
 */
export function fateOf({ madePerson, person, application, addedFiles }: Since): Fate {
  if (application !== null) return { undone: 'kept', because: application }
  if (madePerson && person === 'other_application') return { undone: 'in_part', because: person }
  if (madePerson && person !== null) return { undone: 'kept', because: person }
  if (!madePerson && addedFiles) return { undone: 'in_part', because: 'file_added' }
  return { undone: 'removed', because: null }
}
