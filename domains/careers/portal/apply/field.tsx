import type { ReactNode } from 'react'
import { type TextKey, useTexts } from '../texts/index.ts'
import { type AskedForm, isAsked, isNecessary } from './asked.ts'
import type { FieldErrors } from './check-draft.ts'
import type { Draft, FieldName } from './draft.ts'

/** What every field of the form is given. */
export interface FormState {
  readonly draft: Draft
  /** What the project asks: a field that it does not ask is not shown. */
  readonly form: AskedForm
  readonly errors: FieldErrors
  readonly onType: (name: FieldName, value: string) => void
  readonly onLeave: (name: FieldName) => void
}

interface Props {
  readonly name: FieldName
  readonly hint?: TextKey
  readonly children: (given: FieldProps) => ReactNode
}

/** What ties an input to its label, its hint and its error. */
export interface FieldProps {
  readonly id: string
  readonly name: FieldName
  readonly value: string
  readonly required: boolean
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string | undefined
}

/** A label above, an input, and below it what helps or what is wrong. */
export function Field({ name, hint, children, draft, errors, form }: Props & FormState) {
  const { text } = useTexts()
  if (!isAsked(form, name)) return null
  const error = errors[name]
  const isDoubtful = draft.doubtful.includes(name)
  const below: readonly (readonly [string, string | null])[] = [
    ['hint', hint ? text(hint) : null],
    ['doubt', isDoubtful ? text('please_check') : null],
    ['error', error ? text(error, { field: text(`field_${name}`) }) : null],
  ]
  const described = below.filter(([, said]) => said !== null).map(([kind]) => `${name}-${kind}`)
  const isRequired = isNecessary(form, name)
  return (
    <div className={isDoubtful ? 'field doubtful' : 'field'}>
      <label htmlFor={name}>
        {text(`field_${name}`)}
        {!isRequired && <span className="quiet"> {text('optional')}</span>}
      </label>
      {children({
        id: name,
        name,
        value: draft.fields[name],
        required: isRequired,
        'aria-invalid': error !== undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {below.map(([kind, said]) => (
        <p key={kind} id={`${name}-${kind}`} className={kind} hidden={said === null}>
          {said}
        </p>
      ))}
    </div>
  )
}
