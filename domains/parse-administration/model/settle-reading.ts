/** Where a newer reading stands: `same` says nothing new, `failed` read nothing. */
export const newerStates = ['reading', 'open', 'accepted', 'kept', 'same', 'failed'] as const

export type NewerState = (typeof newerStates)[number]

interface Came {
  /** The newer reader could read it. */
  readonly isRead: boolean
  /** There is something that it could replace. */
  readonly wasRead: boolean
  readonly differences: { readonly found: number; readonly changed: number; readonly gone: number }
}

/** What becomes of a newer reading: where nothing was held nothing can be lost, and nobody has to be asked. */
export function whatCame({ isRead, wasRead, differences }: Came): 'failed' | 'accepted' | 'same' | 'open' {
  if (!isRead) return 'failed'
  if (!wasRead) return 'accepted'
  return differences.found + differences.changed + differences.gone === 0 ? 'same' : 'open'
}

interface Waiting {
  readonly state: NewerState
  /** When what it was compared with had been read, and when what is held now was; null where that never was. */
  readonly comparedWith: Date | null
  readonly heldSince: Date | null
}

/** Why a newer reading cannot be taken over or left; null where it can. What was read otherwise since then is compared anew. */
export function whyNotSettled(
  waiting: Waiting,
  decision: 'accept' | 'keep',
): 'already_settled' | 'read_since' | null {
  if (waiting.state !== 'open') return 'already_settled'
  const isSame = waiting.comparedWith?.getTime() === waiting.heldSince?.getTime()
  return decision === 'accept' && !isSame ? 'read_since' : null
}

/** Whether a file can be read once more: it belongs to somebody, and no newer reading of it waits. */
export function whyNotReadAgain(file: {
  readonly resumeId: number | null
  readonly newer: string | null
}): 'no_person' | 'waits_already' | null {
  if (file.resumeId === null) return 'no_person'
  return file.newer === 'reading' || file.newer === 'open' ? 'waits_already' : null
}
