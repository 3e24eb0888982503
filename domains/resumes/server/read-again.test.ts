import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { newFileKey, receiveFile, type Transaction } from '@bole/platform/server'
import { inTransaction } from '@bole/platform/testing'
import { resumesApi } from '@bole/resumes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { detailFor, resumeLines } from '../testing/resume-world.ts'
import { readAgain } from './read-again.job.ts'
import { saveReading } from './save-reading.ts'
import { storeResume } from './store-resume.ts'

let world: World
let organisation: number
let position: number
let hr: Visitor

beforeAll(async () => {
  world = await startWorld()
  organisation = await world.organisation()
  position = await world.position(organisation)
  hr = await world.user(organisation, 'OrgAdmin')
})
afterAll(() => world.end())

const within = <Result>(work: (tx: Transaction) => Promise<Result>, of = organisation) =>
  inTransaction({ database: world.server.database, publish: world.server.announcer.publish }, of, work)

/** Somebody with a file that waits to be read. */
async function handedIn(text: string, postId?: number) {
  const post = postId ?? (await world.application(organisation, position, { name: '未知' }))
  const [row] = await world.rows('select candidate_id from applications where id = $1', post)
  const candidateId = Number(row?.candidate_id)
  const file = { name: '简历.txt', content: Readable.from([Buffer.from(text)]) }
  const stored = await receiveFile(world.store, file, { key: newFileKey(), bytes: 1_000_000 })
  const typed = { ...stored, mediaType: 'text/plain' }
  const { resumeId } = await within((tx) =>
    storeResume(tx, { candidateId, file: typed, uploadedBy: hr.id, at: new Date() }),
  )
  return { post, candidateId, resumeId, key: stored.key }
}

const run = (resumeId: number, of = organisation) =>
  readAgain.run({
    payload: { resume_id: resumeId },
    organisationId: of,
    store: world.store,
    now: new Date(),
    log: () => undefined,
    inTransaction: (work) => within(work, of),
  })

const versionOf = async (id: number) =>
  (await world.rows('select version from candidates where id = $1', id))[0]?.version

describe('reading a résumé in the background', () => {
  test('is what follows where somebody waited for it in vain; only where it takes too long then is that said', async () => {
    const { post, candidateId, resumeId } = await handedIn(resumeLines())
    const late = { reason: 'timed_out' as const, candidateId, resumeId, at: new Date() }
    const waiting = () =>
      world.rows(
        `select 1 from graphile_worker._private_jobs where key = $1`,
        `resumes.read_again:${resumeId}`,
      )
    await within((tx) => saveReading(tx, { ...late, replaces: 'nothing' }))
    expect((await detailFor(hr, post)).resume).toMatchObject({ state: 'reading', reason: null })
    expect(await waiting()).toHaveLength(1)
    await within((tx) => saveReading(tx, { ...late, isLast: true }))
    expect((await detailFor(hr, post)).resume).toMatchObject({ state: 'unreadable', reason: 'timed_out' })
    await hr.ask(resumesApi.readAgain, { body: { post_id: post } })
    await run(resumeId)
    expect((await detailFor(hr, post)).resume).toMatchObject({ state: 'read' })
  })

  test('is what follows for those who were left unread before, what was typed with them standing', async () => {
    const { post, candidateId, resumeId } = await handedIn(resumeLines())
    await within((tx) =>
      saveReading(tx, { reason: 'timed_out', isLast: true, candidateId, resumeId, at: new Date() }),
    )
    const migration = join(import.meta.dirname, '../../../migrations/0116-late-readings.sql')
    await world.rows(await readFile(migration, 'utf8'))
    expect((await detailFor(hr, post)).resume).toMatchObject({ state: 'reading' })
    const [job] = await world.rows(
      `select payload from graphile_worker._private_jobs where key = $1`,
      `resumes.read_again:${resumeId}`,
    )
    expect(job?.payload).toEqual({
      organisation_id: organisation,
      resume_id: resumeId,
      replaces: 'nothing',
    })
  })

  test('fills in the person; a second time the same changes nothing', async () => {
    const { post, candidateId, resumeId } = await handedIn(resumeLines())
    expect((await detailFor(hr, post)).resume).toMatchObject({ state: 'reading' })
    const heard = world.heard(organisation)
    await run(resumeId)
    const once = await detailFor(hr, post)
    expect(once.resume?.state).toBe('read')
    expect(once.candidate).toMatchObject({ name: '未知', phone: '13800000001', school: '武汉大学' })
    await expect.poll(() => heard.flatMap(({ candidate }) => candidate ?? [])).toContain(candidateId)
    const version = await versionOf(candidateId)
    await run(resumeId)
    await Promise.all([run(resumeId), run(resumeId)])
    expect(await versionOf(candidateId)).toBe(version)
    const words = await world.rows('select 1 from resume_words where candidate_id = $1', candidateId)
    expect(words).toHaveLength(1)
  })

  test('of what cannot be read says why and leaves the person as they were', async () => {
    const { post, candidateId, resumeId } = await handedIn('%PDF-1.7 nothing follows')
    const before = await versionOf(candidateId)
    await run(resumeId)
    const { resume } = await detailFor(hr, post)
    expect(resume).toMatchObject({ state: 'unreadable', reason: expect.any(String) })
    expect(await versionOf(candidateId)).toBe(before)
    // Asked again it waits to be read, and no longer says why it could not be.
    await hr.ask(resumesApi.readAgain, { body: { post_id: post } })
    expect((await detailFor(hr, post)).resume).toMatchObject({ state: 'reading', reason: null })
  })

  test('is tried again while the file is out of reach', async () => {
    const { resumeId, key } = await handedIn(resumeLines())
    await world.store.remove(key)
    await expect(run(resumeId)).rejects.toThrow('ENOENT')
  })

  test('of another organisation, or of nobody, is nothing', async () => {
    const { post, resumeId } = await handedIn(resumeLines())
    await run(resumeId, await world.organisation())
    await run(999_999_999)
    expect((await detailFor(hr, post)).resume?.state).toBe('reading')
  })

  test('of an older résumé leaves the newer one to speak for the person', async () => {
    const first = await handedIn(resumeLines())
    const newer = resumeLines().replace('深圳云帆科技有限公司', '上海新天地科技有限公司')
    const second = await handedIn(newer, first.post)
    await run(second.resumeId)
    await run(first.resumeId)
    const { candidate, files } = await detailFor(hr, first.post)
    expect(candidate.employer).toBe('上海新天地科技有限公司')
    expect(files.map(({ is_current, state }) => [is_current, state])).toEqual([
      [true, 'read'],
      [false, 'read'],
    ])
  })
})

describe('what a document holds', () => {
  test('is stored whatever signs stand in it', async () => {
    const odd = resumeLines(['自我评价\u0000：好\u0007学', 'emoji 👩‍👩‍👧 and \u202Eright to left'])
    const { post, resumeId } = await handedIn(odd)
    await run(resumeId)
    const { resume } = await detailFor(hr, post)
    expect(resume?.state).toBe('read')
    const [row] = await world.rows('select content, preview from resumes where id = $1', resumeId)
    expect(String(row?.content)).toContain('👩‍👩‍👧')
    expect(String(row?.content)).not.toContain('\u0000')
  })

  test('is shown as text: nothing in it becomes markup', async () => {
    const { post, resumeId } = await handedIn(
      resumeLines(['<script>alert(1)</script>', '<img src=x onerror=alert(2)>', '"quoted" & <b>bold</b>']),
    )
    await run(resumeId)
    const preview = (await detailFor(hr, post)).resume?.preview ?? ''
    expect(preview).toContain('&lt;script&gt;')
    expect(preview).not.toMatch(/<script|<img|<b>|onerror=[^&]*>$/i)
  })
})
