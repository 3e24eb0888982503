import { type Draft, emptyDraft, fieldNames } from './draft.ts'

const daysKept = 7

const nameOf = (slug: string, positionId: string) => `bole.apply.${slug}.${positionId}`

/** What was typed on this device before, or an empty form; a draft of another version or older than a week is forgotten. */
export function loadDraft(slug: string, positionId: string, now: number): { draft: Draft; isFound: boolean } {
  const none = { draft: emptyDraft(now), isFound: false }
  try {
    const kept = localStorage.getItem(nameOf(slug, positionId))
    if (!kept) return none
    const draft: Draft = JSON.parse(kept)
    const isWhole = fieldNames.every((name) => typeof draft.fields[name] === 'string')
    const isFresh = now - draft.savedAt < daysKept * 86_400_000
    if (!isWhole || !isFresh || typeof draft.key !== 'string') return none
    return { draft, isFound: true }
  } catch {
    return none
  }
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
