import { receiveApplication } from '@bole/pipeline/server'
import { inTransaction } from '@bole/platform/host'
import { addCandidate, bytesOf } from '@bole/resumes/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWorld, type World } from '../testing/index.ts'
import { addResumes, closePress } from './add-resumes.job.ts'
import { factsOfCandidate } from './candidate-facts.ts'
import { type Candidate, story } from './story/index.ts'

let world: World
let organisationId: number
const applied = new Date('2026-11-12T09:30:00Z')

/** One of each kind of file, and one who left the phone out. */
const people = ['pdf-classic', 'docx-form', 'html-card'].map((design) => {
  const found = story.candidates.find((each) => each.design === design && each.jobs.length > 1)
  if (!found) throw new Error(`nobody has ${design}`)
  return found
})
const ids = new Map<string, number>()

const inWorld = <Result>(work: Parameters<typeof inTransaction<Result>>[2]) =>
  inTransaction(
    { database: world.server.database, publish: world.server.announcer.publish },
    organisationId,
    work,
  )

const run = (given: readonly { key: string; candidateId: number }[]) =>
  addResumes.run({
    payload: { people: given },
    organisationId,
    store: world.store,
    now: new Date(),
    log: () => undefined,
    inTransaction: inWorld,
  })

const payload = () => people.map(({ key }) => ({ key, candidateId: ids.get(key) ?? 0 }))

async function add(candidate: Candidate, positionId: number): Promise<void> {
  const candidateId = await inWorld(async (tx) => {
    const id = await addCandidate(tx, factsOfCandidate(candidate))
    const by = { source: 'mail', actor: 'candidate', userId: null, at: applied } as const
    await receiveApplication(tx, { candidateId: id, positionId, ...by })
    return id
  })
  ids.set(candidate.key, candidateId)
}

beforeAll(async () => {
  world = await startWorld()
  organisationId = await world.organisation()
  const positionId = await world.position(organisationId)
  for (const candidate of people) await add(candidate, positionId)
})
afterAll(async () => {
  await closePress()
  await world.end()
})

test('everybody gets the file they sent, kept, read and placed; what the story knows of them stays', async () => {
  await run(payload())
  for (const candidate of people) {
    const [row] = await world.rows(
      `select r.state, r.parsed, r.content, f.storage_key, f.name, f.media_type, f.bytes, c.name as person, c.phone, c.employer
       from candidates c join resumes r on r.id = c.resume_id join files f on f.id = r.file_id where c.id = $1`,
      ids.get(candidate.key),
    )
    expect(row, candidate.key).toMatchObject({
      state: 'read',
      name: candidate.fileName,
      person: candidate.name,
      employer: candidate.jobs[0]?.employer,
      parsed: { name: { value: candidate.name, source: { page: expect.any(Number) } } },
    })
    const bytes = await bytesOf(world.store, String(row?.storage_key))
    expect(bytes.length).toBe(row?.bytes)
  }
}, 60_000)

describe('a job that runs twice', () => {
  test('adds nothing', async () => {
    await run(payload())
    expect(await world.rows('select count(*)::integer as n from resumes')).toEqual([{ n: people.length }])
    expect(await world.rows('select count(*)::integer as n from files')).toEqual([{ n: people.length }])
  })

  test('waits its turn while another is at work', async () => {
    const [first] = payload()
    if (!first) throw new Error('nobody')
    await Promise.all([run([first]), run([first])])
    const waiting = await world.rows(
      "select run_at > now() as is_later from graphile_worker.jobs where task_identifier = 'demo.add_resumes'",
    )
    expect(waiting).toEqual([{ is_later: true }])
  })

  test('passes over somebody the story does not know', async () => {
    const stranger = await inWorld((tx) => addCandidate(tx, { name: '无名' }))
    await run([{ key: 'candidate-999', candidateId: stranger }])
    expect(await world.rows('select resume_id from candidates where id = $1', stranger)).toEqual([
      { resume_id: null },
    ])
  })
})
