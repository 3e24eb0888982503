import { inTransaction } from '@bole/platform/testing'
import { resumesApi } from '@bole/resumes/contract'
import { startWorld } from '@bole/server/testing'
import type { MergeChoice } from '../model/people/merge-people.ts'
import { findPairs } from '../server/people/find-pairs.ts'

/** A company with an open position, and people who have two records. */
export async function startPeopleWorld() {
  const world = await startWorld()
  const organisation = await world.organisation()
  const recruiter = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation)
  const parts = { database: world.server.database, publish: world.server.announcer.publish }
  let made = 0

  /** A phone nobody has. */
  const newPhone = () => `139${String(10_000_000 + made++)}`

  const candidateOf = async (postId: number) => {
    const [row] = await world.rows('select candidate_id from applications where id = $1', postId)
    return Number(row?.candidate_id)
  }

  /** Looks as the job does that follows an arrival. */
  const look = (candidateId: number) => inTransaction(parts, organisation, (tx) => findPairs(tx, candidateId))

  /** Two records with one phone, and the pair that was found. */
  async function twoAlike(one: object = {}, other: object = {}) {
    const phone = newPhone()
    const kept = await world.application(organisation, position, { name: '陈静', phone, ...one })
    const gone = await world.application(organisation, position, { name: '陈 静', phone, ...other })
    const ids = { kept: await candidateOf(kept), other: await candidateOf(gone) }
    await look(ids.kept)
    await look(ids.other)
    const [pair] = await world.rows('select id from suspected_pairs where one_id = $1', ids.kept)
    return { posts: { kept, other: gone }, ids, pair: Number(pair?.id) }
  }

  const pairOf = (id: number) => recruiter.ask(resumesApi.getPair, { query: { id } })

  async function merge(pair: number, taken: readonly MergeChoice[] = [], keep: 'one' | 'other' = 'one') {
    const { one, other } = await pairOf(pair)
    const versions = { one_version: one.facts.version, other_version: other.facts.version }
    return recruiter.ask(resumesApi.mergePeople, { body: { id: pair, keep, ...versions, taken: [...taken] } })
  }

  return { world, organisation, recruiter, position, newPhone, candidateOf, look, twoAlike, pairOf, merge }
}

export type PeopleWorld = Awaited<ReturnType<typeof startPeopleWorld>>
