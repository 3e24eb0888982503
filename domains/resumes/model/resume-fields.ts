import type { ParsedResume, Reading, Source } from '@bole/parsing/model'
import { compareFieldPaths, type FieldPath, parseFieldPath } from './field-paths.ts'

/** What a person changed in a field; null takes the value away. */
export interface Correction {
  readonly value: string | null
  readonly was: string | null
  /** The user's number. */
  readonly by: number
  readonly at: string
}

/** By field path, oldest first: the last one is what holds. */
export type Corrections = Readonly<Record<string, readonly Correction[]>>

/** A résumé's readings; none of them when it has not been read. */
export type Readings = Partial<ParsedResume>

/** One value of a résumé: what holds, what was read, how far that may be trusted and where it stands. */
export interface ResumeField {
  readonly path: string
  readonly label: string
  readonly value: string | null
  readonly read: string | null
  readonly confidence: number
  readonly source: Source | null
  readonly isCorrected: boolean
  /** The value is neither read of this résumé nor corrected in it: typed into a form, or told by an earlier résumé. */
  readonly isTold: boolean
  readonly changes: readonly Correction[]
}

type Named = readonly [path: string, reading: Reading<string | number> | undefined]

function entries<Entry extends object>(
  root: string,
  list: readonly Entry[] | undefined,
  keys: (entry: Entry) => Readonly<Record<string, Reading<string> | undefined>>,
): Named[] {
  return (list ?? []).flatMap((entry, index) =>
    Object.entries(keys(entry)).map(([key, reading]): Named => [`${root}.${index}.${key}`, reading]),
  )
}

function values(root: string, list: readonly Reading<string>[] | undefined): Named[] {
  return (list ?? []).map((reading, index): Named => [`${root}.${index}`, reading])
}

/** Every reading under the path of its field. */
function readingsOf(parsed: Readings): Named[] {
  return [
    ['name', parsed.name],
    ['gender', parsed.gender],
    ['phone', parsed.phone],
    ['email', parsed.email],
    ['birth_date', parsed.birthDate],
    ['age', parsed.age],
    ['city', parsed.city],
    ['expected_position', parsed.expectedPosition],
    ['degree', parsed.degree],
    ...values('expected_places', parsed.expectedPlaces),
    ...entries('schools', parsed.schools, ({ school, degree, major, start, end }) => ({
      school,
      degree,
      major,
      start,
      end,
    })),
    ...entries('employers', parsed.employers, ({ employer, title, start, end, text }) => ({
      employer,
      title,
      start,
      end,
      text,
    })),
    ...entries('projects', parsed.projects, ({ name, role, start, end, text }) => ({
      name,
      role,
      start,
      end,
      text,
    })),
    ...values('skills', parsed.skills),
    ...values('languages', parsed.languages),
  ]
}

/** A résumé field by field, in the order it is shown: what was read, with what people corrected laid over it. */
export function fieldsOf(parsed: Readings, corrections: Corrections): readonly ResumeField[] {
  const readings = new Map(readingsOf(parsed))
  const paths = new Set([...readings.keys(), ...Object.keys(corrections)])
  const fields: { at: FieldPath; field: ResumeField }[] = []
  for (const path of paths) {
    const at = parseFieldPath(path)
    const reading = readings.get(path)
    const changes = corrections[path] ?? []
    const last = changes.at(-1)
    if (!at || (!reading && !last)) continue
    const read = reading ? String(reading.value) : null
    fields.push({
      at,
      field: {
        path,
        label: at.label,
        value: last ? last.value : read,
        read,
        confidence: reading?.confidence ?? 0,
        source: reading?.source ?? null,
        isCorrected: last !== undefined,
        isTold: false,
        changes,
      },
    })
  }
  return fields.sort((one, other) => compareFieldPaths(one.at, other.at)).map(({ field }) => field)
}
