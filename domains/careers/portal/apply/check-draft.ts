import { isMailAddress } from '@bole/careers/model'
import { isKnownDay, isWrittenPhone } from '@bole/resumes/model'
import type { TextKey } from '../texts/index.ts'
import { type AskedForm, missingIn } from './asked.ts'
import { type Draft, type FieldName, fieldNames } from './draft.ts'

/** What is wrong, by the name of a field, the key of an own question, `resume` or `consent`. */
export type FieldErrors = Readonly<Record<string, TextKey | undefined>>

/** Who applies always says who they are. */
const always: readonly FieldName[] = ['name', 'phone', 'email']

const longest: Partial<Record<FieldName, number>> = {
  name: 60,
  phone: 40,
  email: 254,
  city: 60,
  expected_places: 600,
  self_description: 2000,
}

/** What is wrong with a field, as the key of its text; the same rules the server holds it against. */
export function checkField(name: FieldName, written: string): TextKey | null {
  const value = written.trim()
  if (value === '') return always.includes(name) ? 'error_required' : null
  if (value.length > (longest[name] ?? 120)) return 'error_long'
  if (name === 'phone') return isWrittenPhone(value) ? null : 'error_phone'
  if (name === 'email') return isMailAddress(value) ? null : 'error_email'
  if (name === 'graduated_at' || name === 'birth_date') return isKnownDay(value) ? null : 'error_date'
  return null
}

/** Everything that has to be put right before the form can be sent, in the order of the form. */
export function checkDraft(draft: Draft, hasConsent: boolean, form: AskedForm = []): FieldErrors {
  const errors: Record<string, TextKey> = {}
  const missing = missingIn(form, draft)
  for (const name of fieldNames) {
    const error = checkField(name, draft.fields[name])
    if (error) errors[name] = error
  }
  for (const name of missing) errors[name] = 'error_required'
  if (!hasConsent) errors.consent = 'error_consent'
  return errors
}
