import type { CandidateAnswer } from '@bole/careers/model'
import { useState } from 'react'
import { AskForTime } from './ask-for-time.tsx'
import { type TextKey, useTexts } from './texts/index.ts'
import { type Saying, useSaying } from './use-saying.ts'

/** What the page offers to answer now; asking for another time takes a few words. */
export function AnswerPanel(saying: Saying) {
  const { text } = useTexts()
  const { isBusy, problem, say } = useSaying(saying)
  const { answers, stage, version } = saying.story
  // Asked for at one version: whatever moves the application on has answered it, or has made another question of it.
  const [askingAt, setAskingAt] = useState<number | null>(null)
  if (answers.length === 0 && !problem) return null
  const labelOf = (answer: CandidateAnswer): TextKey =>
    answer === 'accept' && stage === 'offer' ? 'answer_accept_offer' : `answer_${answer}`
  return (
    <div className="answers">
      <h3>{text('your_answer')}</h3>
      {askingAt === version ? (
        <AskForTime
          isBusy={isBusy}
          onSend={(note) => void say('change_date', note)}
          onCancel={() => setAskingAt(null)}
        />
      ) : (
        answers.map((answer) => (
          <button
            key={answer}
            type="button"
            className={answer === 'accept' ? 'main-action' : ''}
            aria-disabled={isBusy}
            onClick={() => (answer === 'change_date' ? setAskingAt(version) : void say(answer, ''))}
          >
            {text(labelOf(answer))}
          </button>
        ))
      )}
      <div role="alert">{problem && <p>{problem}</p>}</div>
    </div>
  )
}
