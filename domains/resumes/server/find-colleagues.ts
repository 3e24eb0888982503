import { answersTo } from '@bole/accounts/model'
import { pinyinOf } from '@bole/accounts/server'
import type { Handler } from '@bole/platform/server'
import type { resumesApi } from '@bole/resumes/contract'
import { onlookersOf } from './mention-store.ts'
import { requireCandidate } from './resume-store.ts'

const shownAtMost = 20

/** Whom one can name in a note on somebody: first who sees the person, by how well they answer to what was typed; oneself never. */
export const findColleagues: Handler<typeof resumesApi.findColleagues> = async ({ query, caller, tx }) => {
  const { post_id: postId, keyword = '' } = query
  const candidateId = await requireCandidate(tx, caller, postId)
  const people = await onlookersOf(tx, candidateId, { postId })
  const found = people.flatMap((person) => {
    if (person.id === caller.userId) return []
    const answer = answersTo({ ...person, pinyin: pinyinOf(person.name) }, keyword)
    return answer === null ? [] : [{ person, place: answer + (person.postId === null ? 3 : 0) }]
  })
  const list = found
    .toSorted((one, other) => one.place - other.place)
    .slice(0, shownAtMost)
    .map(({ person: { id, name, username, job_title, postId: seenBy } }) => {
      return { id, name, username, job_title, can_see: seenBy !== null }
    })
  return { list }
}
