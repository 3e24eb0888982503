import { degrees } from '@bole/positions/model'
import type { ReadResume } from '../apply/read-resume.ts'

/** What a résumé fills in. */
const readNames = [
  'name',
  'phone',
  'email',
  'gender',
  'degree',
  'school',
  'major',
  'graduated_at',
  'employer',
  'job_title',
  'city',
  'expected_places',
] as const

/** The form's fields in the order they stand in. */
export const fieldNames = [...readNames, 'birth_date', 'self_description'] as const

export type FieldName = (typeof fieldNames)[number]

/** What somebody has filled in so far; kept on their device until it is sent. */
export interface Draft {
  readonly key: string
  readonly savedAt: number
  readonly fields: Readonly<Record<FieldName, string>>
  /** To the questions of the project's own, by their key; not there in drafts of before. */
  readonly answers?: Readonly<Record<string, string>>
  /** Positions in the order they are wished for, where a project has them ranked. */
  readonly choices?: readonly number[]
  /** Fields whose value was read with doubt and not touched since. */
  readonly doubtful: readonly FieldName[]
  /** Fields the person typed themselves: a résumé does not overwrite them. */
  readonly typed: readonly FieldName[]
  readonly upload: {
    readonly token: string
    readonly name: string
    readonly isRead: boolean
    /** Reading ran out of time. */
    readonly isLate?: boolean
    readonly filled: number
  } | null
}

/** Below this somebody should look twice at what was read. */
const surely = 0.8

/** A secret of 192 bits, made here: what is sent twice is recognised by it. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

export function emptyDraft(now: number): Draft {
  const none = {
    name: '',
    phone: '',
    email: '',
    gender: '',
    degree: '',
    school: '',
    major: '',
    graduated_at: '',
    employer: '',
    job_title: '',
    city: '',
    expected_places: '',
    birth_date: '',
    self_description: '',
  }
  return { key: newKey(), savedAt: now, fields: none, doubtful: [], typed: [], upload: null }
}

/** The draft after somebody typed into a field. */
export function typeInto(draft: Draft, name: FieldName, value: string): Draft {
  return {
    ...draft,
    fields: { ...draft.fields, [name]: value },
    doubtful: draft.doubtful.filter((one) => one !== name),
    typed: draft.typed.includes(name) ? draft.typed : [...draft.typed, name],
  }
}

/** The draft after somebody answered a question of the project's own. */
export function answerIn(draft: Draft, key: string, answer: string): Draft {
  return { ...draft, answers: { ...draft.answers, [key]: answer } }
}

/** The draft after a résumé was read: it fills in what nobody typed, also over what an earlier file had filled in. */
export function fillFrom(draft: Draft, read: ReadResume): Draft {
  const fields = { ...draft.fields }
  const doubtful: FieldName[] = []
  let filled = 0
  for (const name of readNames) {
    if (draft.typed.includes(name) && fields[name] !== '') continue
    const one = read.fields[name]
    fields[name] = one ? [one.value].flat().join(', ') : ''
    if (!one) continue
    filled++
    if (one.confidence < surely) doubtful.push(name)
  }
  const upload = {
    token: read.upload_token,
    name: read.name,
    isRead: read.is_read,
    isLate: read.is_late,
    filled,
  }
  return { ...draft, fields, doubtful, upload }
}

/** The body of the call, without what was left empty. */
export function sentFrom(draft: Draft) {
  const { name, phone, email, expected_places, gender, degree, ...texts } = draft.fields
  const answers = Object.entries(draft.answers ?? {})
    .map(([key, answer]) => ({ key, answer: answer.trim() }))
    .filter(({ answer }) => answer !== '')
  const given = Object.fromEntries(
    Object.entries(texts)
      .map(([field, value]) => [field, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  )
  return {
    name,
    phone,
    email,
    ...given,
    ...(isGender(gender) ? { gender } : {}),
    ...(isDegree(degree) ? { degree } : {}),
    expected_places: placesIn(expected_places),
    ...(answers.length > 0 ? { answers } : {}),
    idempotency_key: draft.key,
    ...(draft.upload ? { upload_token: draft.upload.token } : {}),
  }
}

function isDegree(text: string): text is (typeof degrees)[number] {
  return degrees.some((degree) => degree === text)
}

export const genders = ['female', 'male'] as const

function isGender(text: string): text is (typeof genders)[number] {
  return genders.some((gender) => gender === text)
}

/** Places as people part them: commas, strokes, Chinese commas. */
export function placesIn(text: string): string[] {
  return [...new Set(text.split(/[,，、;；/|\n]/).map((place) => place.trim()))].filter(Boolean).slice(0, 10)
}
