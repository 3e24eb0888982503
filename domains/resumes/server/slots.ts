import type { sees } from '@bole/accounts/model'
import type { Query, Reader, Transaction } from '@bole/platform/server'
import { defineSlot } from '@bole/platform/slots'
import type { RawBuilder, SqlBool } from 'kysely'

/** An application as a person's record names it. */
export interface SeenApplication {
  readonly id: number
  readonly candidate_id: number
  readonly candidate_name: string
  readonly position_id: number
  readonly position_title: string
  readonly is_listed: boolean
  readonly stage: number
  readonly step: number
  readonly detail: number
  readonly applied_at: Date
}

/** Somebody with the same contacts, by their newest application the reader may see. */
export interface Duplicate {
  readonly candidate_id: number
  readonly name: string
  readonly post_id: number
  readonly position: string
  readonly same_phone: boolean
  readonly same_email: boolean
}

/** Another application of the same person. */
export interface OtherApplication {
  readonly id: number
  readonly position_id: number
  readonly title: string
  readonly applied_at: Date
}

/** Something that happened to an application; `total` is how many such things there are. */
export interface OperateRecord {
  readonly id: number
  readonly action: string
  readonly actor: 'user' | 'candidate' | 'system'
  readonly username: string | null
  readonly happened_at: Date
  readonly total: number
}

/** What a person's record has to know of applications: who sees one of them sees the person. */
export interface SeenApplications {
  /** The candidate behind an application the reader may see, within a larger query; null where there is none. */
  readonly candidateBehind: (reader: Reader<'candidates'>, postId: number) => RawBuilder<number>
  /** The applications of some people that the reader may see, newest first. */
  readonly ofPeople: (
    reader: Reader<'candidates'>,
    candidateIds: readonly number[],
    atMost: number,
  ) => Query<SeenApplication>
  /** Whether the reader sees an application of the person in a column, within a larger query. */
  readonly seesPerson: (reader: Reader<'candidates'>, column: string) => RawBuilder<SqlBool>
  /** Of each of some people the newest application that the reader may see. */
  readonly newestOf: (reader: Reader<'candidates'>, candidateIds: readonly number[]) => Query<SeenApplication>
  readonly duplicatesOf: (reader: Reader<'candidates'>, postId: number) => Query<Duplicate>
  /** The person's other applications that the reader may see, newest first. */
  readonly othersOf: (reader: Reader<'candidates'>, postId: number) => Query<OtherApplication>
  /** The last things that happened to an application, newest first. */
  readonly recordsOf: (reader: Reader<'candidates'>, postId: number, atMost: number) => Query<OperateRecord>
  /** All applications of somebody, the newest first, with what decides who sees each. */
  readonly sightsOf: (candidateId: number) => Query<Parameters<typeof sees>[1] & { readonly id: number }>
}

/** Provided by the domain that keeps applications. */
export const seenApplications = defineSlot<SeenApplications>('resumes.seenApplications')

/** What a candidate answered when applying, by the question's key; provided by the domain where candidates apply. */
export const givenAnswers =
  defineSlot<(postId: number) => Query<{ readonly sent: object }>>('resumes.givenAnswers')

/** Applications as they hang on a person's record, when records are merged and parted; provided by the domain that keeps them. */
export interface HeldApplications {
  /** All of a person, whoever sees them, locked in the order of their numbers. */
  readonly of: (
    candidateId: number,
  ) => Query<{ readonly id: number; readonly title: string; readonly at: Date }>
  /** Makes applications another record's. */
  readonly move: (tx: Transaction, ids: readonly number[], candidateId: number) => void
}

/** Rows of a domain above as they hang on a person's record. */
export interface HeldRows {
  readonly of: (candidateId: number) => Query<{
    readonly id: number
    readonly application_id: number | null
    readonly title: string
    readonly at: Date
  }>
  /** Makes rows another record's; of what a record has one of, a row stays where the other record has one already. */
  readonly move: (tx: Transaction, ids: readonly number[], candidateId: number) => void
}

/** Each provided by the domain that keeps such rows: entries of the talent pool and agreements to be there, own fields, scores, calls to be made. */
export const heldAbove = {
  member: defineSlot<HeldRows>('resumes.heldMembers'),
  consent: defineSlot<HeldRows>('resumes.heldConsents'),
  extra: defineSlot<HeldRows>('resumes.heldExtras'),
  score: defineSlot<HeldRows>('resumes.heldScores'),
  call: defineSlot<HeldRows>('resumes.heldCalls'),
}

/** Two records that become one, or are parted again, and the entry of the ledger. */
export interface Merged {
  readonly keptId: number
  readonly otherId: number
  readonly mergeId: number
  readonly at: Date
}

/** What a merge means beyond whose a row is: told before its rows are moved, and after they were given back. */
export const followingMerges = defineSlot<{
  readonly merged: (tx: Transaction, merged: Merged) => Promise<void>
  readonly parted: (tx: Transaction, merged: Merged) => Promise<void>
}>('resumes.followingMerges')

export const heldApplications = defineSlot<HeldApplications>('resumes.heldApplications')
