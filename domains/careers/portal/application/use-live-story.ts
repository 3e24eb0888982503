import type { ReplyOf } from '@bole/platform/contract'
import { ask, type CallFailed, failureOf } from '@bole/platform/portal'
import { useCallback, useEffect, useRef, useState } from 'react'
import { careersApi } from '../../contract/api.ts'

export type Story = ReplyOf<typeof careersApi.getApplication>

/** Milliseconds between looks while the page is looked at: the recruiter's screen and this one tell the same within seconds. */
const every = 10_000

interface Live {
  readonly story: Story | null
  readonly failure: CallFailed | null
}

/**
 * Having read it is a change, too: what is shown, and answered, is the version after it. What cannot be marked now is shown
 * all the same, and marked at the next look.
 */
function markRead(token: string, story: Story): Promise<Story> {
  return ask(careersApi.markViewed, { body: { token } }).then(
    ({ data }) => data,
    () => story,
  )
}

/** The application as it stands, looked up again while the page is visible and whenever somebody comes back to it. */
export function useLiveStory(token: string) {
  const [live, setLive] = useState<Live>({ story: null, failure: null })
  const asked = useRef(0)
  const tell = useCallback((story: Story) => {
    // What is under way was asked before this was answered.
    asked.current++
    setLive({ story, failure: null })
  }, [])
  const look = useCallback(async () => {
    const turn = ++asked.current
    try {
      const { data } = await ask(careersApi.getApplication, { query: { token } })
      const isRead = data.is_unread && isVisible() && turn === asked.current
      const story = isRead ? await markRead(token, data) : data
      if (turn === asked.current) setLive({ story, failure: null })
    } catch (error) {
      if (turn === asked.current) setLive(({ story }) => ({ story, failure: failureOf(error) }))
    }
  }, [token])
  useEffect(() => {
    void look()
    const onVisible = () => {
      if (isVisible()) void look()
    }
    const timer = setInterval(onVisible, every)
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('focus', onVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('focus', onVisible)
    }
  }, [look])
  return { ...live, look, tell }
}

function isVisible(): boolean {
  return document.visibilityState === 'visible'
}
