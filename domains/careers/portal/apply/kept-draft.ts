import type { Drafts } from '@bole/platform/portal'
import { type Draft, emptyDraft, fieldNames } from './draft.ts'

/** The form of a position, kept for a week by the career site and the position. */
export const applications: Drafts<Draft> = {
  name: 'bole.apply',
  daysKept: 7,
  empty: emptyDraft,
  isWhole: (kept): kept is Draft => {
    if (!isRecord(kept) || !isRecord(kept.fields)) return false
    const { fields, upload } = kept
    return (
      typeof kept.key === 'string' &&
      typeof kept.savedAt === 'number' &&
      fieldNames.every((name) => typeof fields[name] === 'string') &&
      (kept.answers === undefined || isRecordOfText(kept.answers)) &&
      (kept.choices === undefined || Array.isArray(kept.choices)) &&
      Array.isArray(kept.doubtful) &&
      Array.isArray(kept.typed) &&
      (upload === null || (isRecord(upload) && typeof upload.token === 'string'))
    )
  },
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isRecordOfText(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string')
}
