import { useState } from 'react'
import { useTexts } from './texts/index.ts'
import { type Saying, useSaying } from './use-saying.ts'

/** The way out: said twice, because the candidate cannot take it back. */
export function Withdraw(saying: Saying) {
  const { text } = useTexts()
  const { isBusy, problem, say } = useSaying(saying)
  const [note, setNote] = useState('')
  return (
    <details className="withdraw">
      <summary>{text('withdraw')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void say('withdraw', note)
        }}
      >
        <p>{text('withdraw_text')}</p>
        <label className="field" htmlFor="withdraw-note">
          {text('note_label')} <span className="quiet">{text('optional')}</span>
        </label>
        <textarea
          id="withdraw-note"
          rows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <button type="submit" className="danger" aria-disabled={isBusy}>
          {text('withdraw_sure')}
        </button>
        <div role="alert">{problem && <p>{problem}</p>}</div>
      </form>
    </details>
  )
}
