import type { Transaction } from '@bole/platform/server'
import { type SqlBool, sql } from 'kysely'
import { comparePeople } from '../../model/people/compare-people.ts'
import { type PairReason, type Strength, strengths } from '../../model/people/pair-words.ts'
import { keysOf } from '../../model/people/person-keys.ts'
import { resumes } from '../resume-store.ts'
import { signsOf } from './person-signs.ts'

/**
 * With so many one person is compared, those of one mail or paper before others and the newest first: a phone that an agency gives for
 * everybody has more.
 */
const comparedAtMost = 50

const paper = sql<string | null>`(select encode(p.digest, 'hex') from identity_papers p
  where p.organisation_id = candidates.organisation_id and p.candidate_id = candidates.id)`.as('paper')

const signs = ['candidates.id', 'name', 'phone', 'email', 'gender', 'birth_date', 'school'] as const

/**
 * Looks for other records of a person: by their keys, which are brought up to date, and by the rule. What is found is kept as a
 * suspected pair; what is alike no more is forgotten unless somebody settled it. Answers how many records may be the same person.
 */
export async function findPairs(tx: Transaction, candidateId: number): Promise<number> {
  const [records] = await tx.load(
    resumes
      .selectFrom('candidates')
      .select(signs)
      .select(['merged_into', paper])
      .where('id', 'in', sql<number>`(select records_behind(${candidateId}))`),
  )
  const person = records.find(({ id }) => id === candidateId)
  if (!person) return 0
  // Who was merged into this record is still known by what that one said.
  const own = records.map(signsOf)
  const keys = [...new Set(own.flatMap(keysOf))]
  // Of two records that arrive together neither sees the other's keys before they are committed: the second waits for the first, and finds it.
  await tx.load(tx.hold(...keys.map((key) => `person key ${key}`)))
  saveKeys(tx, candidateId, [...new Set(keysOf(signsOf(person)))])
  if (person.merged_into !== null) return 0
  const [found] = await tx.load(sharing(candidateId, keys))
  const alike = found.flatMap((other) => {
    const theirs = signsOf(other)
    const likeness = own.flatMap((signed) => comparePeople(signed, theirs) ?? [])
    return likeness.map((one) => ({ id: other.known_as, ...one }))
  })
  const weakestFirst = alike.sort((a, b) => strengths.indexOf(b.strength) - strengths.indexOf(a.strength))
  const pairs = [...new Map(weakestFirst.map((pair) => [pair.id, pair])).values()].sort((a, b) => a.id - b.id)
  for (const pair of pairs) savePair(tx, { candidateId, ...pair })
  forgetOthers(tx, candidateId, {
    alike: pairs.map(({ id }) => id),
    compared: found.map(({ known_as }) => known_as),
    keys,
  })
  tx.announce('suspected_pair')
  return pairs.length
}

/** Others with one of some keys; `known_as` is the record that stands for somebody merged since. */
function sharing(candidateId: number, keys: readonly string[]) {
  return resumes
    .selectFrom('candidates')
    .select(signs)
    .select(paper)
    .select(
      sql<number>`case when candidates.merged_into is null then candidates.id else person_now(candidates.id) end`.as(
        'known_as',
      ),
    )
    .where('candidates.id', 'in', ({ selectFrom }) =>
      selectFrom('person_keys')
        .select('person_keys.candidate_id')
        .where('person_keys.key', '=', sql<string>`any(${keys}::text[])`)
        .where(
          'person_keys.candidate_id',
          '!=',
          sql<number>`all(array(select records_behind(${candidateId})))`,
        )
        .groupBy('person_keys.candidate_id')
        .orderBy(sql`bool_or(person_keys.key like 'm:%' or person_keys.key like 'i:%')`, 'desc')
        .orderBy('person_keys.candidate_id', 'desc')
        .limit(comparedAtMost),
    )
    .orderBy('candidates.id', 'desc')
}

function saveKeys(tx: Transaction, candidateId: number, keys: readonly string[]): void {
  tx.save(
    resumes
      .deleteFrom('person_keys')
      .where('candidate_id', '=', candidateId)
      .where('key', '!=', sql<string>`all(${keys}::text[])`),
    resumes
      .insertInto('person_keys')
      .columns(['organisation_id', 'key', 'candidate_id'])
      .expression(
        sql`select ${tx.organisationId}::bigint, key, ${candidateId}::bigint from unnest(${keys}::text[]) key`,
      )
      .onConflict((same) => same.doNothing()),
  )
}

interface Found {
  readonly candidateId: number
  readonly id: number
  readonly strength: Strength
  readonly reasons: readonly PairReason[]
}

function savePair(tx: Transaction, { candidateId, id, strength, reasons }: Found): void {
  tx.save(
    resumes
      .insertInto('suspected_pairs')
      .values({
        organisation_id: tx.organisationId,
        one_id: Math.min(candidateId, id),
        other_id: Math.max(candidateId, id),
        strength,
        reasons: [...reasons],
      })
      .onConflict((same) =>
        same
          .columns(['organisation_id', 'one_id', 'other_id'])
          .doUpdateSet({ strength, reasons: [...reasons] })
          .where('suspected_pairs.state', '=', 'open'),
      ),
  )
}

interface Looked {
  readonly alike: readonly number[]
  readonly compared: readonly number[]
  /** What others have to share to be compared. */
  readonly keys: readonly string[]
}

/**
 * Who is alike no more is suspected no more; what somebody settled is remembered, and so is who shares a key still and was not among
 * those compared now.
 */
function forgetOthers(tx: Transaction, candidateId: number, { alike, compared, keys }: Looked): void {
  const other = sql<number>`(case when one_id = ${candidateId} then other_id else one_id end)`
  const isCompared = sql<SqlBool>`(${other} = any(${compared}::bigint[]) or not exists (select from person_keys k
    where k.candidate_id in (select records_behind(${other})) and k.key = any(${keys}::text[])))`
  tx.save(
    resumes
      .deleteFrom('suspected_pairs')
      .where('state', '=', 'open')
      .where(({ or, eb }) => or([eb('one_id', '=', candidateId), eb('other_id', '=', candidateId)]))
      .where(other, '!=', sql<number>`all(${alike}::bigint[])`)
      .where(isCompared),
  )
}
