import { ask, failureOf, useFailureText } from '@bole/platform/portal'
import { useState } from 'react'
import { roomsApi } from '../contract/api.ts'
import { useTexts } from './texts/index.ts'

interface LobbyProps {
  readonly token: string
  readonly isInvited: boolean
  readonly onEntered: () => Promise<unknown>
}

/** Where candidates wait until they are asked in, and accept. */
export function Lobby({ token, isInvited, onEntered }: LobbyProps) {
  const { text } = useTexts()
  const say = useFailureText()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const accept = async () => {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    try {
      await ask(roomsApi.accept, { body: { token } })
      await onEntered()
    } catch (error) {
      setProblem(say(failureOf(error)))
    }
    setBusy(false)
  }
  return (
    <section className="now">
      <p role="status" className="next">
        {text(isInvited ? 'invited' : 'lobby')}
      </p>
      {isInvited && (
        <button type="button" className="main-action" aria-disabled={isBusy} onClick={() => void accept()}>
          {text(isBusy ? 'busy' : 'accept')}
        </button>
      )}
      <div role="alert">{problem && <p>{problem}</p>}</div>
    </section>
  )
}
