import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailed, failureOf } from './call-failed.ts'

/** What a screen knows of an answer it asked for. */
export interface Asked<Data> {
  readonly data: Data | null
  readonly failure: CallFailed | null
  readonly reload: () => void
}

/** Asks when the screen appears and whenever `key` changes; an answer that comes late for an earlier key is dropped. */
export function useAsked<Data>(key: string, ask: () => Promise<Data>): Asked<Data> {
  const [state, setState] = useState<{ key: string; data: Data | null; failure: CallFailed | null }>({
    key,
    data: null,
    failure: null,
  })
  const latest = useRef(ask)
  latest.current = ask
  const load = useCallback(() => {
    let isWanted = true
    setState({ key, data: null, failure: null })
    latest.current().then(
      (data) => isWanted && setState({ key, data, failure: null }),
      (error: unknown) => isWanted && setState({ key, data: null, failure: failureOf(error) }),
    )
    return () => {
      isWanted = false
    }
  }, [key])
  useEffect(load, [load])
  const isCurrent = state.key === key
  return {
    data: isCurrent ? state.data : null,
    failure: isCurrent ? state.failure : null,
    reload: load,
  }
}
