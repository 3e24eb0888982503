import { useCallback, useEffect, useRef, useState } from 'react'
import { type CallFailed, failureOf } from './call-failed.ts'

/** What a screen knows of an answer it asked for. */
export interface Asked<Data> {
  readonly data: Data | null
  readonly failure: CallFailed | null
  readonly reload: () => void
}

/** Asks when the screen appears, whenever `key` changes and on `reload`; only the answer to the latest request counts. */
export function useAsked<Data>(key: string, ask: () => Promise<Data>): Asked<Data> {
  const [state, setState] = useState<{ key: string; data: Data | null; failure: CallFailed | null }>({
    key,
    data: null,
    failure: null,
  })
  const latest = useRef(ask)
  latest.current = ask
  // Counts the requests: an answer to an earlier one is ignored.
  const asked = useRef(0)
  const load = useCallback(() => {
    const own = ++asked.current
    const answer = (data: Data | null, failure: CallFailed | null) => {
      if (own === asked.current) setState({ key, data, failure })
    }
    answer(null, null)
    latest.current().then(
      (data) => answer(data, null),
      (error: unknown) => answer(null, failureOf(error)),
    )
    return () => {
      asked.current++
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
