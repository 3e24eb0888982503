import type { ScoreRow } from '@bole/library/model'
import { applicationsSeenBy } from '@bole/pipeline/server'
import type { Reader, Transaction } from '@bole/platform/server'
import { phoneNumberOf } from '@bole/resumes/model'
import { type SqlBool, sql } from 'kysely'
import { library } from '../library-store.ts'

/** Somebody who was found by what a row says. */
export interface Found {
  readonly id: number
  readonly phone: string | null
  readonly email: string | null
}

/** Finds the people that rows name by phone or mail, among those somebody sees. */
export async function findPeople(
  tx: Transaction,
  reader: Reader<'candidates'>,
  rows: readonly ScoreRow[],
): Promise<(row: ScoreRow) => readonly Found[]> {
  const phoneOf = (row: ScoreRow) => phoneNumberOf(row.phone) ?? row.phone
  const phones = rows.map(phoneOf).filter(Boolean)
  const emails = rows.map(({ email }) => email.toLowerCase()).filter(Boolean)
  const [found] = await tx.load(
    library
      .selectFrom('candidates')
      .select(['candidates.id', 'candidates.phone', 'candidates.email'])
      .where(
        sql<SqlBool>`(candidates.phone = any(${phones}::text[]) or lower(candidates.email) = any(${emails}::text[]))`,
      )
      .where(
        sql<SqlBool>`exists (select from applications a where a.organisation_id = candidates.organisation_id
          and a.candidate_id = candidates.id and a.id in (${applicationsSeenBy(reader)}))`,
      ),
  )
  return (row) =>
    found.filter(
      ({ phone, email }) =>
        (row.phone !== '' && phone === phoneOf(row)) ||
        (row.email !== '' && email?.toLowerCase() === row.email.toLowerCase()),
    )
}
