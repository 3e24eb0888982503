import { CallFailed, CallRefused } from '@bole/platform/web'
import { fieldAt } from './paths.ts'

/** What came of saving, as the form shows it. */
export interface Faults {
  /** What stands at fields, the first of them to be focused. */
  readonly atFields: readonly { readonly path: string; readonly message: string }[]
  /** What stands above the form; empty where everything found its field. */
  readonly above: string
  /** Somebody else saved first: the notice of it comes with the fresh record. */
  readonly isStale: boolean
}

/**
 * Sorts what went wrong: a rule's no to the field its code is about, what the server could not take to the fields it names, and
 * what belongs to no field above the form.
 *
 * @param fields the paths of the fields that are shown
 * @param refusals the field of a refusal, by its code
 * @param failed said where the server gave no words, as when the connection is lost
 */
export function faultsOf(
  error: unknown,
  fields: Iterable<string>,
  refusals: Readonly<Record<string, string | undefined>>,
  failed: string,
): Faults {
  const shown = [...fields]
  const message = (error instanceof Error && error.message) || failed
  if (error instanceof CallRefused) {
    const field = fieldAt(refusals[error.code] ?? '', shown)
    const isStale = error.code === 'stale'
    if (field && !isStale) return { atFields: [{ path: field, message }], above: '', isStale }
    return { atFields: [], above: message, isStale }
  }
  const named = error instanceof CallFailed ? error.errors : []
  const placed = named.map((fault) => ({ path: fieldAt(fault.path, shown), message: fault.message }))
  const atFields = placed.flatMap(({ path, ...said }) => (path === null ? [] : [{ path, ...said }]))
  const elsewhere = placed.filter(({ path }) => path === null).map((fault) => fault.message)
  const isAllPlaced = atFields.length > 0 && elsewhere.length === 0
  return { atFields, above: isAllPlaced ? '' : [message, ...elsewhere].join(' '), isStale: false }
}
