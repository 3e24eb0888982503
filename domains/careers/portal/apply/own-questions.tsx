import { longestAnswer } from '@bole/themes/model'
import { useTexts } from '../texts/index.ts'
import { ownQuestionsOf } from './asked.ts'
import type { FormState } from './field.tsx'

interface Props extends Pick<FormState, 'form' | 'draft' | 'errors'> {
  readonly onAnswer: (key: string, answer: string) => void
}

/** The questions of the project's own, each under its text. */
export function OwnQuestions({ form, draft, errors, onAnswer }: Props) {
  const { text } = useTexts()
  const questions = ownQuestionsOf(form)
  if (questions.length === 0) return null
  return (
    <fieldset>
      <legend>{text('group_questions')}</legend>
      {questions.map(({ key, name, is_necessary }) => {
        const error = errors[key]
        return (
          <div key={key} className="field">
            <label htmlFor={key}>
              {name}
              {!is_necessary && <span className="quiet"> {text('optional')}</span>}
            </label>
            <textarea
              id={key}
              name={key}
              rows={3}
              maxLength={longestAnswer}
              required={is_necessary}
              value={draft.answers?.[key] ?? ''}
              aria-invalid={error !== undefined}
              aria-describedby={error ? `${key}-error` : undefined}
              onChange={(event) => onAnswer(key, event.target.value)}
            />
            <p id={`${key}-error`} className="error" hidden={!error}>
              {error && text(error, { field: name })}
            </p>
          </div>
        )
      })}
    </fieldset>
  )
}
