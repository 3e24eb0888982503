import { degrees } from '@bole/positions/model'
import type { ReactNode } from 'react'
import { type TextKey, useTexts } from '../texts/index.ts'
import { genders } from './draft.ts'
import type { FormState } from './field.tsx'
import { ChoiceField, TextField } from './text-field.tsx'

/** The questions in their groups: what we cannot do without first. */
export function FormGroups(state: FormState) {
  const { text } = useTexts()
  const sexes = genders.map((value) => ({ value, label: text(`gender_${value}`) }))
  const choices = degrees.map((value) => ({ value, label: text(`degree_${value}`) }))
  return (
    <>
      <Group title="group_contact">
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
      </Group>
      <Group title="group_education">
        <ChoiceField {...state} name="degree" options={choices} none={text('not_said')} />
        <TextField {...state} name="school" />
        <TextField {...state} name="major" />
        <TextField {...state} name="graduated_at" hint="hint_graduated" input={{ dir: 'ltr' }} />
      </Group>
      <Group title="group_work">
        <TextField {...state} name="employer" input={{ autoComplete: 'organization' }} />
        <TextField {...state} name="job_title" input={{ autoComplete: 'organization-title' }} />
      </Group>
      <Group title="group_wishes">
        <TextField {...state} name="city" input={{ autoComplete: 'address-level2' }} />
        <TextField {...state} name="expected_places" hint="hint_places" />
      </Group>
    </>
  )
}

function Group({ title, children }: { readonly title: TextKey; readonly children: ReactNode }) {
  const { text } = useTexts()
  return (
    <fieldset>
      <legend>{text(title)}</legend>
      {children}
    </fieldset>
  )
}
