import { sees } from '@bole/accounts/model'
import { type Colleague, colleagues } from '@bole/accounts/server'
import { ways } from '@bole/inbox/model'
import { type NewNotice, takeBack, tell } from '@bole/inbox/server'
import type { Caller, Query, Transaction } from '@bole/platform/server'
import { providedFor } from '@bole/platform/slots'
import { sql } from 'kysely'
import { mentionsAtMost, mentionsIn } from '../model/mentions.ts'
import { resumes } from './resume-store.ts'
import { seenApplications } from './slots.ts'

/** Somebody a note can name, with the application by which they see the person; null where they see none. */
export interface Onlooking extends Colleague {
  readonly postId: number | null
}

/** Colleagues, some or all, with the application of a person by which each sees them: the one at hand, else the newest. */
export async function onlookersOf(
  tx: Transaction,
  candidateId: number,
  { postId, ids = null }: { readonly postId: number; readonly ids?: readonly number[] | null },
): Promise<readonly Onlooking[]> {
  const [people, applications] = await tx.load(
    colleagues(ids),
    providedFor(seenApplications).sightsOf(candidateId),
  )
  const inOrder = applications.toSorted(
    (one, other) => Number(other.id === postId) - Number(one.id === postId),
  )
  return people.map((person) => {
    const seen = inOrder.find((application) => sees(person, application, 'candidates.view'))
    return { ...person, postId: seen?.id ?? null }
  })
}

interface Asked {
  readonly candidateId: number
  readonly postId: number
  readonly caller: Pick<Caller, 'userId'>
}

type Named =
  | { readonly people: readonly Onlooking[] }
  | {
      readonly refusal: 'mention_unknown' | 'mention_unseen' | 'mentions_too_many'
      readonly values: Record<string, string | number>
    }

/** Whom the words of a new note name, or why they cannot be kept: each has to be there and to see whom the note is on. */
export async function peopleNamed(
  tx: Transaction,
  text: string,
  { candidateId, postId, caller }: Asked,
): Promise<Named> {
  const ids = mentionsIn(text)
  if (ids.length === 0) return { people: [] }
  if (ids.length > mentionsAtMost) return { refusal: 'mentions_too_many', values: { most: mentionsAtMost } }
  const people = await onlookersOf(tx, candidateId, { postId, ids })
  if (people.length < ids.length) return { refusal: 'mention_unknown', values: {} }
  const blind = people.find((person) => person.postId === null && person.id !== caller.userId)
  if (blind) return { refusal: 'mention_unseen', values: { name: blind.name } }
  return { people }
}

interface Mentioning {
  readonly noteId: number
  readonly candidateId: number
  readonly people: readonly Onlooking[]
  readonly caller: Pick<Caller, 'userId' | 'name'>
}

/** Keeps whom a note names and tells them, the writer excepted. */
export async function mention(tx: Transaction, { noteId, candidateId, people, caller }: Mentioning) {
  if (people.length === 0) return
  const about = await tx.find(resumes.selectFrom('candidates').select('name').where('id', '=', candidateId))
  const told = people.flatMap(({ id, postId }) =>
    id === caller.userId || postId === null ? [] : { id, postId },
  )
  tx.save(
    resumes.insertInto('note_mentions').values(
      people.map(({ id: user_id, postId }) => ({
        organisation_id: tx.organisationId,
        note_id: noteId,
        user_id,
        application_id: user_id === caller.userId ? null : postId,
      })),
    ),
  )
  tell(
    tx,
    told.map(
      ({ id, postId }): NewNotice => ({
        userId: id,
        kind: 'mentioned',
        facts: { by: caller.name, name: about?.name ?? '' },
        link: ways.note(postId, noteId),
      }),
    ),
  )
}

/** Whom a note names and who was told. */
export function mentionedIn(noteId: number): Query<{ user_id: number; application_id: number | null }> {
  return resumes
    .selectFrom('note_mentions')
    .select(['user_id', 'application_id'])
    .where('note_id', '=', noteId)
}

/** Whoever was told of a note and has not read that hears nothing of it any more. */
export function takeBackMentions(
  tx: Transaction,
  noteId: number,
  told: readonly { readonly user_id: number; readonly application_id: number | null }[],
): void {
  const links = told.flatMap(({ user_id: userId, application_id }) =>
    application_id === null ? [] : [{ userId, link: ways.note(application_id, noteId) }],
  )
  takeBack(tx, links)
}

/** Within a query over notes: the colleagues each names, as they are called now. */
export const mentionsOfNote = sql<{ id: number; name: string; is_enabled: boolean }[]>`(
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'is_enabled', u.state = 'enabled') order by u.id), '[]')
  from note_mentions m join users u on u.organisation_id = m.organisation_id and u.id = m.user_id
  where m.organisation_id = candidate_notes.organisation_id and m.note_id = candidate_notes.id)`
