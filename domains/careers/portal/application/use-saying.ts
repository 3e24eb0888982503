import type { CandidateAnswer } from '@bole/careers/model'
import { ask, failureOf, useFailureText } from '@bole/platform/portal'
import { useState } from 'react'
import { careersApi } from '../../contract/api.ts'
import type { Story } from './use-live-story.ts'

/** What both kinds of answers are given. */
export interface Saying {
  readonly token: string
  readonly story: Story
  readonly onTold: (story: Story) => void
  /** Something changed meanwhile: look again before answering. */
  readonly onStale: () => Promise<void>
}

/** Coming is said by a call of its own, as is withdrawing. */
function sending(
  word: CandidateAnswer | 'withdraw' | 'sign_in',
  { token, version, text }: { readonly token: string; readonly version: number; readonly text: string },
) {
  if (word === 'sign_in') return ask(careersApi.signIn, { body: { token, version } })
  if (word === 'withdraw') return ask(careersApi.withdraw, { body: { token, version, text } })
  return ask(careersApi.answer, { body: { token, version, text, action: word } })
}

/** Sends the candidate's word for the version they look at. */
export function useSaying({ token, story, onTold, onStale }: Saying) {
  const name = useFailureText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const say = async (word: CandidateAnswer | 'withdraw' | 'sign_in', note: string) => {
    if (isBusy) return
    setIsBusy(true)
    setProblem('')
    try {
      const seen = { token, version: story.version, text: note }
      const { data } = await sending(word, seen)
      onTold(data)
    } catch (error) {
      const failure = failureOf(error)
      setProblem(name(failure))
      if (failure.code !== 'offline') await onStale()
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, problem, say }
}
