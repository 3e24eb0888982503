import type { PersonFacts } from '@bole/resumes/model'
import type { FaultCode } from './read-cell.ts'
import type { Passage } from './standings.ts'

/** What is wrong with a row, and in which of its columns; null where it is no single one. */
export interface Fault {
  readonly code: FaultCode
  readonly column: number | null
}

/** Something said of somebody elsewhere; `at` is null where nobody knows when. */
export interface DraftNote {
  readonly text: string
  readonly at: Date | null
}

/** Where somebody applied elsewhere. */
export interface DraftApplication {
  /** Null: at no position that is known here. */
  readonly positionId: number | null
  readonly at: Date | null
  readonly passages: readonly { readonly standing: Passage['standing']; readonly at: Date | null }[]
}

/** A file of somebody's, by where it lies in the archive. */
export interface DraftFile {
  readonly path: string
  readonly name: string
}

export type DraftFacts = Omit<PersonFacts, 'name'> & { readonly name: string; readonly skills: string[] }

/** What would be made of a row: one person with everything that comes over with them. */
export interface Draft {
  readonly facts: DraftFacts
  readonly faults: readonly Fault[]
  readonly notes: readonly DraftNote[]
  readonly labels: readonly string[]
  readonly applications: readonly DraftApplication[]
  readonly files: readonly DraftFile[]
}

/** What the file's own words mean here, as somebody said or as it was guessed. */
export interface Words {
  /** Position titles, in lower case, and the positions they stand for; null: none. */
  readonly positions: ReadonlyMap<string, number | null>
  readonly standings: ReadonlyMap<string, Passage['standing'] | null>
}

export const nobody: DraftFacts = {
  ...{ name: '', gender: null, phone: null, email: null, birth_date: null, city: null },
  ...{ expected_places: [], expected_position: null, degree: null, school: null, major: null },
  ...{ graduated_at: null, employer: null, job_title: null, skills: [] },
}

/** A word as words are compared. */
export const wordKey = (word: string) => word.normalize('NFKC').trim().toLowerCase()
