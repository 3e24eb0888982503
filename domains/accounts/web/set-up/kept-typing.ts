const keptUnder = 'bole.set-up'

/** What somebody typed before the page began again in another language; passwords are not kept. */
interface Kept {
  /** As it is typed. */
  readonly typed?: string
  /** As it was found right. */
  readonly code?: string
  readonly fields?: Readonly<Record<string, string>>
}

/** What this tab keeps; nothing where that cannot be read. */
export function keptTyping(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(keptUnder) ?? '{}')
  } catch {
    return {}
  }
}

/** Keeps something more of it. */
export function keepTyping(more: Kept): void {
  sessionStorage.setItem(keptUnder, JSON.stringify({ ...keptTyping(), ...more }))
}

/** Keeps nothing any more. */
export function forgetTyping(): void {
  sessionStorage.removeItem(keptUnder)
}
