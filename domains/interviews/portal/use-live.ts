import { type CallFailed, failureOf } from '@bole/platform/portal'
import { useCallback, useEffect, useRef, useState } from 'react'

/** Milliseconds between looks while the page is looked at: who is called sees it before anybody has to shout. */
const every = 5_000

interface Live<Data> {
  readonly data: Data | null
  readonly failure: CallFailed | null
}

/** An answer that is asked for again while the page is visible; what was there stays shown while it cannot be. */
export function useLive<Data>(ask: () => Promise<Data>) {
  const [live, setLive] = useState<Live<Data>>({ data: null, failure: null })
  const latest = useRef(ask)
  latest.current = ask
  const turn = useRef(0)
  const look = useCallback(async () => {
    const own = ++turn.current
    try {
      const data = await latest.current()
      if (own === turn.current) setLive({ data, failure: null })
    } catch (error) {
      const failure = failureOf(error)
      const isGone = failure.code === 'not_found'
      if (own === turn.current) setLive(({ data }) => ({ data: isGone ? null : data, failure }))
    }
  }, [])
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void look()
    }
    void look()
    const timer = setInterval(onVisible, every)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      turn.current++
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [look])
  return { ...live, look }
}
