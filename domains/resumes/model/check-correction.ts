import { degrees } from '@bole/positions/model'
import { isWrittenPhone, phoneNumberOf } from '@bole/sms/model'
import { choiceOf, genders } from './facts-of.ts'
import { parseFieldPath } from './field-paths.ts'
import { isKnownDay } from './known-day.ts'

/** Why a correction is not taken. */
export type CorrectionRefusal = 'unknown_field' | 'invalid_value' | 'name_missing'

const month = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/
const mail = /^[^\s@<>]{1,64}@[^\s@<>.]+(?:\.[^\s@<>.]+)+$/

type Check = (value: string) => string | null

const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value) ? value : null

const checks: Readonly<Record<string, Check>> = {
  gender: (value) => choiceOf(genders, value),
  degree: (value) => choiceOf(degrees, value),
  'schools.degree': (value) => choiceOf(degrees, value),
  email: (value) => (value.length <= 200 && mail.test(value) ? value : null),
  birth_date: (value) => (isKnownDay(value) ? value : null),
  age: matching(/^(?:1[4-9]|[2-9]\d)$/),
}

type Checked = { readonly value: string | null } | { readonly refusal: CorrectionRefusal }

/** The value to store for a field, or why there is none; null and '' take the value away. */
export function checkCorrection(path: string, given: string | null): Checked {
  return checked(path, given, phoneNumberOf)
}

/** The same for a browser, which knows no numbering plans: a phone stays as it is typed. */
export function checkTyped(path: string, given: string | null): Checked {
  return checked(path, given, (typed) => (isWrittenPhone(typed) ? typed : null))
}

function checked(path: string, given: string | null, phone: Check): Checked {
  const at = parseFieldPath(path)
  if (!at) return { refusal: 'unknown_field' }
  const text = given?.trim() ?? ''
  if (text === '') return path === 'name' ? { refusal: 'name_missing' } : { value: null }
  const value = (at.label === 'phone' ? phone : checkOf(at))(text)
  return value === null ? { refusal: 'invalid_value' } : { value }
}

function checkOf({ label, key }: { readonly label: string; readonly key: string }): Check {
  if (key === 'start') return matching(month)
  if (key === 'end') return (value) => (value === 'present' || month.test(value) ? value : null)
  const atMost = key === 'text' ? 8000 : 200
  return checks[label] ?? ((value) => (value.length <= atMost ? value : null))
}
