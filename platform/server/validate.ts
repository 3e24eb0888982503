import { type Language, strictly } from '@bole/platform/contract'
import * as z from 'zod'
import { InvalidInput } from './failures.ts'
import { inputWords } from './texts/input-words.ts'

/** The parts of a request a call describes. */
export interface RequestParts {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Parses one part; what is wrong is collected into `errors` in the reader's language. */
function parsePart(
  schema: z.ZodType,
  value: unknown,
  language: Language,
  errors: { path: string; message: string }[],
): unknown {
  const parsed = strictly(schema).safeParse(value ?? {}, { error: inputWords(language) })
  if (parsed.success) return parsed.data
  for (const { path, message, ...issue } of parsed.error.issues) {
    // What a schema does not know stands under its own name, too.
    const ends = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]
    errors.push(...ends.map((end) => ({ path: [...path, ...end].join('.'), message })))
  }
  return undefined
}

/** Of a part that a call does not have, nothing is taken. */
const nothing = z.object({})

/** Checks a request against a call's schemas; throws `InvalidInput` naming every field at fault, and every one nobody knows. */
export function validate(
  schemas: { readonly params?: z.ZodType; readonly query?: z.ZodType; readonly body?: z.ZodType },
  parts: RequestParts,
  language: Language,
): RequestParts {
  const errors: { path: string; message: string }[] = []
  const params = parsePart(schemas.params ?? nothing, parts.params, language, errors)
  const query = parsePart(schemas.query ?? nothing, parts.query, language, errors)
  const body = parsePart(schemas.body ?? nothing, parts.body, language, errors)
  if (errors.length > 0) throw new InvalidInput(errors)
  return { params, query, body }
}

/** What is wrong with an answer, checked against its schema without allowing undeclared fields; null when it is right. */
export function findBrokenPromise(schema: z.ZodType, answer: unknown): string | null {
  const wire: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer))
  const parsed = schema.safeParse(wire)
  if (!parsed.success) return z.prettifyError(parsed.error)
  if (JSON.stringify(sorted(parsed.data)) === JSON.stringify(sorted(wire))) return null
  return 'the answer carries fields its schema does not declare'
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  )
}
