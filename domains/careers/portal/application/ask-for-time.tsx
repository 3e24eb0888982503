import { useEffect, useRef, useState } from 'react'
import { useTexts } from './texts/index.ts'

interface Props {
  readonly isBusy: boolean
  readonly onSend: (note: string) => void
  readonly onCancel: () => void
}

/** A few words about which times would suit; it opens under the finger that asked for it, and so takes the focus. */
export function AskForTime({ isBusy, onSend, onCancel }: Props) {
  const { text } = useTexts()
  const field = useRef<HTMLTextAreaElement>(null)
  const [note, setNote] = useState('')
  useEffect(() => field.current?.focus(), [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(note)
      }}
    >
      <label className="field" htmlFor="times">
        {text('change_date_label')}
      </label>
      <textarea
        ref={field}
        id="times"
        rows={3}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <button type="submit" className="main-action" aria-disabled={isBusy}>
        {text('answer_send')}
      </button>
      <button type="button" onClick={onCancel}>
        {text('cancel')}
      </button>
    </form>
  )
}
