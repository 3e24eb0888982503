import type { CandidateAnswer } from '@bole/careers/model'
import { useState } from 'react'
import { ask } from '../calls/ask.ts'
import { failureOf } from '../calls/call-failed.ts'
import { useTexts } from '../language/texts-provider.tsx'
import { failureText } from '../page/answer-missing.tsx'
import type { Story } from './use-live-story.ts'

/** What both kinds of answers are given. */
export interface Saying {
  readonly token: string
  readonly story: Story
  readonly onTold: (story: Story) => void
  /** Something changed meanwhile: look again before answering. */
  readonly onStale: () => Promise<void>
}

/** Sends the candidate's word for the version they look at. */
export function useSaying({ token, story, onTold, onStale }: Saying) {
  const { text } = useTexts()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const say = async (word: CandidateAnswer | 'withdraw', note: string) => {
    if (isBusy) return
    setIsBusy(true)
    setProblem('')
    try {
      const seen = { token, version: story.version, text: note }
      const { data } =
        word === 'withdraw'
          ? await ask('withdraw', { body: seen })
          : await ask('answer', { body: { ...seen, action: word } })
      onTold(data)
    } catch (error) {
      const failure = failureOf(error)
      setProblem(failureText(failure, text))
      if (failure.code !== 'offline') await onStale()
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, problem, say }
}
