import { useTexts } from './texts/index.ts'
import { type Saying, useSaying } from './use-saying.ts'

/** Whoever has arrived for their interview says so, and nobody has to look for them. */
export function SignIn(saying: Saying) {
  const { text } = useTexts()
  const { isBusy, problem, say } = useSaying(saying)
  if (!saying.story.can_sign_in && !problem) return null
  return (
    <div className="answers">
      {saying.story.can_sign_in && (
        <button
          type="button"
          className="main-action"
          aria-disabled={isBusy}
          onClick={() => void say('sign_in', '')}
        >
          {text('sign_in')}
        </button>
      )}
      <div role="alert">{problem && <p>{problem}</p>}</div>
    </div>
  )
}
