import { degrees } from '@bole/positions/model'
import type { ReactNode } from 'react'
import { type TextKey, useTexts } from '../texts/index.ts'
import { isAsked } from './asked.ts'
import { type FieldName, genders } from './draft.ts'
import type { FormState } from './field.tsx'
import { OwnQuestions } from './own-questions.tsx'
import { ChoiceField, LongField, TextField } from './text-field.tsx'

/** The questions in their groups: what we cannot do without first. */
export function FormGroups({
  onAnswer,
  ...state
}: FormState & { readonly onAnswer: (key: string, answer: string) => void }) {
  const { text } = useTexts()
  const sexes = genders.map((value) => ({ value, label: text(`gender_${value}`) }))
  const choices = degrees.map((value) => ({ value, label: text(`degree_${value}`) }))
  return (
    <>
      <Group title="group_contact" {...state} asks={['name', 'phone', 'email', 'gender', 'birth_date']}>
        <TextField {...state} name="name" input={{ autoComplete: 'name', maxLength: 60 }} />
        <TextField
          {...state}
          name="phone"
          input={{ type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: 40, dir: 'ltr' }}
        />
        <TextField
          {...state}
          name="email"
          input={{
            type: 'email',
            autoComplete: 'email',
            inputMode: 'email',
            maxLength: 254,
            autoCapitalize: 'none',
            dir: 'ltr',
          }}
        />
        <ChoiceField {...state} name="gender" options={sexes} none={text('not_said')} />
        <TextField
          {...state}
          name="birth_date"
          hint="hint_graduated"
          input={{ dir: 'ltr', autoComplete: 'bday' }}
        />
      </Group>
      <Group title="group_education" {...state} asks={['degree', 'school', 'major', 'graduated_at']}>
        <ChoiceField {...state} name="degree" options={choices} none={text('not_said')} />
        <TextField {...state} name="school" />
        <TextField {...state} name="major" />
        <TextField {...state} name="graduated_at" hint="hint_graduated" input={{ dir: 'ltr' }} />
      </Group>
      <Group title="group_work" {...state} asks={['employer', 'job_title']}>
        <TextField {...state} name="employer" input={{ autoComplete: 'organization' }} />
        <TextField {...state} name="job_title" input={{ autoComplete: 'organization-title' }} />
      </Group>
      <Group title="group_wishes" {...state} asks={['city', 'expected_places', 'self_description']}>
        <TextField {...state} name="city" input={{ autoComplete: 'address-level2' }} />
        <TextField {...state} name="expected_places" hint="hint_places" />
        <LongField {...state} name="self_description" />
      </Group>
      <OwnQuestions {...state} onAnswer={onAnswer} />
    </>
  )
}

interface GroupProps extends Pick<FormState, 'form'> {
  readonly title: TextKey
  /** Its fields: where none of them is asked there is no group. */
  readonly asks: readonly FieldName[]
  readonly children: ReactNode
}

function Group({ title, asks, form, children }: GroupProps) {
  const { text } = useTexts()
  if (!asks.some((name) => isAsked(form, name))) return null
  return (
    <fieldset>
      <legend>{text(title)}</legend>
      {children}
    </fieldset>
  )
}
