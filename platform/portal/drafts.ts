import { useEffect, useState } from 'react'

/** What somebody has filled in so far, with the moment it was last touched, in milliseconds. */
interface Kept {
  readonly savedAt: number
}

/** How the drafts of one form are kept on the device. */
export interface Drafts<Draft extends Kept> {
  /** Where in the device's storage: the form, without which one of them. */
  readonly name: string
  readonly daysKept: number
  readonly empty: (now: number) => Draft
  /** Whether what is kept is whole: another version of the page, or something else, may have written it. */
  readonly isWhole: (kept: unknown) => kept is Draft
}

const placeOf = (name: string, which: string) => `${name}.${which}`

/** What was typed on this device before, or an empty form; what is not whole or too old is forgotten. */
export function loadDraft<Draft extends Kept>(
  drafts: Drafts<Draft>,
  which: string,
  now: number,
): { readonly draft: Draft; readonly isFound: boolean } {
  const none = { draft: drafts.empty(now), isFound: false }
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeOf(drafts.name, which)) ?? 'null')
    if (!drafts.isWhole(kept) || now - kept.savedAt >= drafts.daysKept * 86_400_000) return none
    return { draft: kept, isFound: true }
  } catch {
    return none
  }
}

/** Keeps a draft; answers whether the device let us. */
export function keepDraft<Draft extends Kept>({ name }: Drafts<Draft>, which: string, draft: Draft): boolean {
  try {
    localStorage.setItem(placeOf(name, which), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Takes a draft off the device. */
export function forgetDraft<Draft extends Kept>({ name }: Drafts<Draft>, which: string): void {
  try {
    localStorage.removeItem(placeOf(name, which))
  } catch {
    // Where nothing could be kept there is nothing to forget.
  }
}

/** A form as it is being filled in, kept on the device with every change. */
export function useDraft<Draft extends Kept>(drafts: Drafts<Draft>, which: string) {
  const [state, setState] = useState(() => ({ ...loadDraft(drafts, which, Date.now()), isKept: true }))
  const change = (next: (draft: Draft) => Draft) => {
    setState((now) => {
      const draft = { ...next(now.draft), savedAt: Date.now() }
      return { ...now, draft, isKept: keepDraft(drafts, which, draft) }
    })
  }
  const clear = () => {
    forgetDraft(drafts, which)
    setState({ draft: drafts.empty(Date.now()), isFound: false, isKept: true })
  }
  return { ...state, change, clear }
}

/** Asks before the page is left while something is under way that would be lost. */
export function useLeaveGuard(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return
    const guard = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', guard)
    return () => window.removeEventListener('beforeunload', guard)
  }, [isBusy])
}
