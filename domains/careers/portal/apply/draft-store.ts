import { type Draft, emptyDraft, fieldNames } from './draft.ts'

const daysKept = 7

const nameOf = (slug: string, positionId: string) => `bole.apply.${slug}.${positionId}`

/** What was typed on this device before, or an empty form; a draft of another version or older than a week is forgotten. */
export function loadDraft(slug: string, positionId: string, now: number): { draft: Draft; isFound: boolean } {
  const none = { draft: emptyDraft(now), isFound: false }
  try {
    const kept = localStorage.getItem(nameOf(slug, positionId))
    if (!kept) return none
    const draft: unknown = JSON.parse(kept)
    if (!isDraft(draft) || now - draft.savedAt >= daysKept * 86_400_000) return none
    return { draft, isFound: true }
  } catch {
    return none
  }
}

/** Whether what is kept is whole: another version of this page, or something else, may have written it. */
function isDraft(kept: unknown): kept is Draft {
  if (!isRecord(kept) || !isRecord(kept.fields)) return false
  const { fields, upload } = kept
  return (
    typeof kept.key === 'string' &&
    typeof kept.savedAt === 'number' &&
    fieldNames.every((name) => typeof fields[name] === 'string') &&
    Array.isArray(kept.doubtful) &&
    Array.isArray(kept.typed) &&
    (upload === null || (isRecord(upload) && typeof upload.token === 'string'))
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Keeps a draft; answers whether the device let us. */
export function keepDraft(slug: string, positionId: string, draft: Draft): boolean {
  try {
    localStorage.setItem(nameOf(slug, positionId), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetDraft(slug: string, positionId: string): void {
  try {
    localStorage.removeItem(nameOf(slug, positionId))
  } catch {
    // Where nothing could be kept there is nothing to forget.
  }
}
