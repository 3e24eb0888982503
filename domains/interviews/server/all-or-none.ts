import { notFound, type RefusalDetails } from '@bole/platform/server'

/** What the pipeline did to the candidates of an interview, one by one. */
interface Done {
  readonly refused: readonly { readonly post_id: number; readonly name: string; readonly code: string }[]
}

type Code = 'candidate_changed' | 'candidate_not_at_interview' | 'not_yours'

/** As the pipeline says it of an application that is not as it was seen, or not the caller's to decide. */
const said: Readonly<Record<string, Code>> = { stale: 'candidate_changed', not_yours: 'not_yours' }

/**
 * What is done to an interview is done to everybody in it: where the pipeline says no of one, nothing is saved. Whom a caller does not see is
 * unknown to them.
 */
export function allOrNone(done: Done, refuse: (code: Code, details: RefusalDetails) => Error): void {
  const [no] = done.refused
  if (!no) return
  if (no.code === 'not_found') throw notFound()
  throw refuse(said[no.code] ?? 'candidate_not_at_interview', { values: { name: no.name } })
}
