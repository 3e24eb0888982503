import type { ExportColumn, ExportKind } from '@bole/library/model'
import type { sources } from '@bole/pipeline/model'
import type { degrees } from '@bole/positions/model'

type Section = 'schools' | 'employers' | 'projects' | 'skills' | 'languages' | 'facts' | 'expected'

/** Words of exported files: they are written where no browser is. */
export interface ExportTexts {
  readonly columns: Readonly<Record<ExportColumn, string>>
  readonly degrees: Readonly<Record<(typeof degrees)[number], string>>
  readonly genders: Readonly<Record<'male' | 'female', string>>
  readonly sources: Readonly<Record<sources.Source, string>>
  readonly resume: Readonly<Record<Section | 'present', string>>
  readonly files: Readonly<Record<ExportKind, string>>
}
