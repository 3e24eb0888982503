import { useEffect, useState } from 'react'
import type { Draft } from './draft.ts'
import { emptyDraft } from './draft.ts'
import { forgetDraft, keepDraft, loadDraft } from './draft-store.ts'

/** The form as it is being filled in, kept on the device with every change. */
export function useDraft(slug: string, positionId: string) {
  const [state, setState] = useState(() => ({ ...loadDraft(slug, positionId, Date.now()), isKept: true }))
  const change = (next: (draft: Draft) => Draft) => {
    setState((now) => {
      const draft = { ...next(now.draft), savedAt: Date.now() }
      return { ...now, draft, isKept: keepDraft(slug, positionId, draft) }
    })
  }
  const clear = () => {
    forgetDraft(slug, positionId)
    setState({ draft: emptyDraft(Date.now()), isFound: false, isKept: true })
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
