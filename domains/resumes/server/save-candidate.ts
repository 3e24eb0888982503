import { pinyinOf } from '@bole/accounts/server'
import { inserted, type Transaction } from '@bole/platform/server'
import { gramsOf, phoneNumberOf, searchTextOf } from '@bole/resumes/model'
import { people } from '@bole/resumes/search'
import type { CandidateRow } from '@bole/resumes/view'
import { type Insertable, sql } from 'kysely'
import { lookLater } from './people/look-later.ts'

export type CandidateFacts = Omit<
  Insertable<CandidateRow>,
  | 'organisation_id'
  | 'id'
  | 'search_text'
  | 'resume_id'
  | 'merged_into'
  | 'version'
  | 'created_at'
  | 'updated_at'
>

/** The searchable side of a person, with the name's pinyin. */
export function searchableOf(facts: CandidateFacts) {
  const { name, phone = null, email = null, employer, job_title, skills = [] } = facts
  const work = [employer, job_title, ...skills].filter((text) => typeof text === 'string')
  return { name, pinyin: pinyinOf(name), phone, email, work }
}

/** A phone is stored as it is compared, a mail without the spaces around it. */
export function tidied(facts: CandidateFacts): CandidateFacts {
  const { phone, email } = facts
  return {
    ...facts,
    ...(phone ? { phone: phoneNumberOf(phone) ?? phone } : {}),
    ...(email ? { email: email.trim() } : {}),
  }
}

/** Adds a person and everything they are found by; answers their number. */
export async function addCandidate(tx: Transaction, given: CandidateFacts): Promise<number> {
  const facts = tidied(given)
  const searchable = searchableOf(facts)
  const row = inserted(
    await tx.find(
      people
        .insertInto('candidates')
        .values({ ...facts, organisation_id: tx.organisationId, search_text: searchTextOf(searchable) })
        .returning('id'),
    ),
  )
  saveGrams(tx, row.id, gramsOf(searchable))
  lookLater(tx, row.id)
  tx.announce('candidate', row.id)
  return row.id
}

/** Replaces what is known of a person, and what they are found by. */
export function updateCandidate(tx: Transaction, id: number, given: CandidateFacts): void {
  const facts = tidied(given)
  const searchable = searchableOf(facts)
  tx.save(
    people
      .updateTable('candidates')
      .set({
        ...facts,
        search_text: searchTextOf(searchable),
        updated_at: sql`now()`,
        version: sql`version + 1`,
      })
      .where('id', '=', id),
    people.deleteFrom('candidate_grams').where('candidate_id', '=', id),
  )
  saveGrams(tx, id, gramsOf(searchable))
  lookLater(tx, id)
  tx.announce('candidate', id)
}

function saveGrams(tx: Transaction, candidate_id: number, grams: ReadonlySet<string>): void {
  if (grams.size === 0) return
  tx.save(
    people
      .insertInto('candidate_grams')
      .columns(['organisation_id', 'gram', 'candidate_id'])
      .expression(
        sql`select ${tx.organisationId}::bigint, gram, ${candidate_id}::bigint from unnest(${[...grams]}::text[]) gram`,
      ),
  )
}
