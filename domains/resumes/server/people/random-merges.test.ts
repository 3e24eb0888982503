// @module-tag race
import { createHash } from 'node:crypto'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../../model/people/testing/random-from.ts'
import { type PeopleWorld, startPeopleWorld } from '../../testing/people-world.ts'

let given: PeopleWorld
beforeAll(async () => {
  given = await startPeopleWorld()
})
afterAll(() => given.world.end())

const stories = 40
const facts = ['city', 'employer', 'expected_position'] as const
const values = ['北京', '上海', null]

/** Two people, what each has of their own by now, and which merge stands. */
class Story {
  readonly pick: (below: number) => number
  readonly own = { kept: new Map<string, string | null>(), other: new Map<string, string | null>() }
  readonly notes: Record<'kept' | 'other', string[]> = { kept: [], other: [] }
  merged: {
    readonly id: number
    readonly taken: readonly string[]
    readonly equal: readonly string[]
  } | null = null
  serial = 0

  constructor(seed: number) {
    this.pick = randomFrom(seed)
    for (const side of ['kept', 'other'] as const)
      for (const fact of facts) this.own[side].set(fact, values[this.pick(values.length)] ?? null)
  }
}

type Pair = Awaited<ReturnType<PeopleWorld['twoAlike']>>

/** Whoever a change of a fact on the merged record is of. */
function ownerOf({ merged, pick }: Story, fact: string): 'kept' | 'other' {
  if (!merged || merged.equal.includes(fact)) return pick(2) === 0 ? 'kept' : 'other'
  return merged.taken.includes(choiceOf(fact)) ? 'other' : 'kept'
}

const choiceOf = (fact: string) => (fact === 'employer' ? 'work' : fact)
const pathOf = (fact: string) => (fact === 'employer' ? 'employers.0.employer' : fact)

async function mergeThem(story: Story, pair: Pair): Promise<void> {
  const taken = (['city', 'work', 'expected_position'] as const).filter(() => story.pick(2) === 1)
  await given.recruiter.ask(resumesApi.settlePair, { body: { id: pair.pair, state: 'open' } })
  const { id } = await given.merge(pair.pair, taken)
  const equal = facts.filter((fact) => story.own.kept.get(fact) === story.own.other.get(fact))
  story.merged = { id, taken, equal }
}

/** Changes the city of one of them, or of the merged record; a file of each keeps the rest as it was read. */
async function edit(story: Story, { posts }: Pair): Promise<void> {
  const side = story.merged ? ownerOf(story, 'city') : story.pick(2) === 0 ? 'kept' : 'other'
  const value = `城市${story.serial++}`
  const { candidate } = await given.recruiter.ask(resumesApi.getDetail, { query: { post_id: posts[side] } })
  const body = {
    post_id: posts[side],
    version: candidate.version,
    changes: [{ path: pathOf('city'), value }],
  }
  await given.recruiter.ask(resumesApi.correct, { body })
  story.own[side].set('city', value)
  // What both held is of one of them from now on, whoever changes it again.
  if (story.merged?.equal.includes('city'))
    story.merged = {
      ...story.merged,
      equal: story.merged.equal.filter((fact) => fact !== 'city'),
      taken:
        side === 'other'
          ? [...story.merged.taken, 'city']
          : story.merged.taken.filter((fact) => fact !== 'city'),
    }
}

async function note(story: Story, { posts }: Pair): Promise<void> {
  const side = story.pick(2) === 0 ? 'kept' : 'other'
  const text = `备注${story.serial++}`
  await given.recruiter.ask(resumesApi.addNote, { body: { post_id: posts[side], text } })
  story.notes[side].push(text)
}

async function undo(story: Story, { ids }: Pair): Promise<void> {
  if (!story.merged) return
  const { id } = story.merged
  const { asked } = await given.recruiter.ask(resumesApi.previewUndo, { query: { id } })
  const answers = asked.map(({ kind, key, title }) => {
    const isOther = kind === 'fact' && story.own.other.get('city') === title
    return { kind, key, belongs: isOther ? ('other' as const) : ('kept' as const) }
  })
  await given.recruiter.ask(resumesApi.undoMerge, { body: { id, answers } })
  story.merged = null
  for (const side of ['kept', 'other'] as const) expect(await stored(ids[side])).toBe(expected(story, side))
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

function expected(story: Story, side: 'kept' | 'other'): string {
  return hashOf([...facts.map((fact) => story.own[side].get(fact)), story.notes[side], null])
}

async function stored(candidateId: number): Promise<string> {
  const [row] = await given.world.rows(
    `select city, employer, expected_position, merged_into,
       array(select n.body from candidate_notes n where n.candidate_id = c.id order by n.id) as notes
     from candidates c where c.id = $1`,
    candidateId,
  )
  return hashOf([...facts.map((fact) => row?.[fact] ?? null), row?.notes, row?.merged_into ?? null])
}

test(`${stories} random stories of merging, editing and parting leave both as they should be`, async () => {
  let undone = 0
  const tell = async (seed: number) => {
    const story = new Story(seed)
    const pair = await given.twoAlike(Object.fromEntries(story.own.kept), Object.fromEntries(story.own.other))
    const part = async () => {
      await undo(story, pair)
      undone += 1
    }
    for (let act = 0; act < 3; act++) {
      const which = story.pick(4)
      if (which === 0 && !story.merged) await mergeThem(story, pair)
      else if (which === 1) await edit(story, pair)
      else if (which === 2) await note(story, pair)
      else if (story.merged) await part()
    }
    if (!story.merged) await mergeThem(story, pair)
    await edit(story, pair)
    await note(story, pair)
    await part()
  }
  // Several at once: each story has two people of its own.
  for (let seed = 1; seed <= stories; seed += 8)
    await Promise.all(Array.from({ length: 8 }, (_, at) => tell(seed + at)))
  console.info(`un-merge on PostgreSQL: ${stories} random stories, ${undone} merges undone`)
}, 120_000)
