import type { Lecture } from '@bole/lectures/contract'
import type { LectureKind } from '@bole/lectures/model'
import { signInPath } from './sign-in-code.ts'

interface Row {
  readonly id: number
  readonly kind: LectureKind
  readonly city: string
  readonly university: string
  readonly address: string
  readonly starts_at: Date
  readonly url: string
}

/** A stop as the specification's route item begins: `xjhUrl` for both kinds. */
export function presentStop({ id, city, university, address, starts_at, url }: Row) {
  return { id, city, university, address, datetime: starts_at.toISOString(), xjhUrl: url }
}

/** A lecture as lists have it. */
export function presentLecture(
  row: Row & { readonly version: number; readonly visitor_count: number; readonly code_seed: string },
  mayManage: boolean,
): Lecture {
  return {
    ...presentStop(row),
    kind: row.kind,
    visitor_count: row.visitor_count,
    sign_in_path: mayManage ? signInPath(row.code_seed) : null,
    version: row.version,
    can: { edit: mayManage, remove: mayManage && row.visitor_count === 0 },
  }
}

/** The columns a given stop is written to. */
export function columnsOf(given: {
  readonly city: string
  readonly university: string
  readonly address: string
  readonly datetime: string
  readonly xjhUrl: string
}) {
  const { city, university, address, datetime, xjhUrl } = given
  return { city, university, address, starts_at: new Date(datetime), url: xjhUrl }
}
