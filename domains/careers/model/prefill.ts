import type { Degree, ParsedResume, Reading } from '@bole/parsing/model'

/** A value read from a résumé for the form, with how far it may be trusted (0..1). */
export interface Filled<Value> {
  readonly value: Value
  readonly confidence: number
}

/** What a résumé fills in of the form; what it does not say is absent. */
export interface Prefill {
  readonly name?: Filled<string>
  readonly gender?: Filled<'male' | 'female'>
  readonly phone?: Filled<string>
  readonly email?: Filled<string>
  readonly city?: Filled<string>
  readonly degree?: Filled<Degree>
  readonly school?: Filled<string>
  readonly major?: Filled<string>
  readonly graduated_at?: Filled<string>
  readonly employer?: Filled<string>
  readonly job_title?: Filled<string>
  readonly expected_places?: Filled<readonly string[]>
}

/** Below this a reading is a guess: an empty field is quicker to fill than a wrong one to notice. */
const leastConfidence = 0.3

function taken<Value>(reading: Reading<Value> | undefined): Filled<Value> | undefined {
  if (!reading || reading.confidence < leastConfidence) return undefined
  return { value: reading.value, confidence: reading.confidence }
}

function latest<Entry extends { readonly end?: Reading<string>; readonly start?: Reading<string> }>(
  entries: readonly Entry[],
): Entry | undefined {
  const endOf = ({ end, start }: Entry) =>
    end?.value === 'present' ? '9999' : (end?.value ?? start?.value ?? '')
  return entries.reduce<Entry | undefined>(
    (best, entry) => (best === undefined || endOf(entry) > endOf(best) ? entry : best),
    undefined,
  )
}

/** The form's fields from a parsed résumé: the last school and the last employer stand for the rest. */
export function prefillOf(parsed: ParsedResume): Prefill {
  const school = latest(parsed.schools)
  const employer = latest(parsed.employers)
  const places = parsed.expectedPlaces.filter(({ confidence }) => confidence >= leastConfidence).slice(0, 5)
  const ended = school?.end?.value === 'present' ? undefined : school?.end
  const fields: { [Key in keyof Prefill]: Prefill[Key] | undefined } = {
    name: taken(parsed.name),
    gender: taken(parsed.gender),
    phone: taken(parsed.phone),
    email: taken(parsed.email),
    city: taken(parsed.city),
    degree: taken(parsed.degree ?? school?.degree),
    school: taken(school?.school),
    major: taken(school?.major),
    graduated_at: taken(ended),
    employer: taken(employer?.employer),
    job_title: taken(employer?.title),
    expected_places:
      places.length === 0
        ? undefined
        : {
            value: places.map(({ value }) => value),
            confidence: Math.min(...places.map(({ confidence }) => confidence)),
          },
  }
  return Object.fromEntries(Object.entries(fields).filter(([, filled]) => filled !== undefined))
}
