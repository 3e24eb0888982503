import { readFileSync } from 'node:fs'
import { addressOf } from '@bole/platform/contract'
import { resumesApi } from '@bole/resumes/contract'
import type { Visitor } from '@bole/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textResume } from '../testing/documents.ts'
import { type IntakeWorld, startIntakeWorld, until } from '../testing/intake-world.ts'
import { readNow } from './read-now.ts'

let given: IntakeWorld
beforeAll(async () => {
  given = await startIntakeWorld()
})
afterAll(() => given.world.end())

const download = (who: Visitor, postId: number, fileId: number) =>
  fetch(given.world.origin + addressOf(resumesApi.getFile, {}, { post_id: postId, file_id: fileId }), {
    headers: { cookie: who.cookie },
  })

const corpus = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../bench/corpus/${name}`, import.meta.url)))

async function taken(name: string, bytes: Uint8Array) {
  const { items } = await given.uploaded({ [name]: bytes })
  const [item] = items.values()
  const postId = item?.post_id ?? 0
  const query = { post_id: postId }
  const { list } = await given.recruiter.ask(resumesApi.listFiles, { query })
  return { postId, query, fileId: list[0]?.file_id ?? 0, file: list[0] }
}

describe('a person’s file', () => {
  test('is sent to be saved when it is a PDF, and is the bytes that were sent: our own viewer draws them', async () => {
    const bytes = corpus('dev-001-serif.pdf')
    const { postId, fileId, file, query } = await taken('简\u202e历.pdf', bytes)
    expect(file).toMatchObject({ media_type: 'application/pdf', is_shown_inline: false, bytes: bytes.length })
    const answer = await download(given.recruiter, postId, fileId)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;.*%E7%AE%80%E5%8E%86\.pdf/)
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    const original = await fetch(given.world.origin + addressOf(resumesApi.getOriginal, {}, query), {
      headers: { cookie: given.recruiter.cookie },
    })
    expect(original.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test('is only saved when it is HTML, whatever it is called', async () => {
    const { postId, fileId, file } = await taken('innocent.pdf', corpus('dev-011-mail-tables.html'))
    expect(file).toMatchObject({ media_type: 'text/html', is_shown_inline: false })
    const answer = await download(given.recruiter, postId, fileId)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
  })

  test('is nobody else’s', async () => {
    const one = await taken('a.txt', textResume({ name: '甲一', phone: '13700000001' }))
    const other = await taken('b.txt', textResume({ name: '乙二', phone: '13700000002' }))
    expect((await download(given.recruiter, one.postId, other.fileId)).status).toBe(404)
    const stranger = await given.world.user(await given.world.organisation(), 'OrgAdmin2')
    expect((await download(stranger, one.postId, one.fileId)).status).toBe(404)
    const interviewer = await given.world.user(given.organisation, 'User2')
    expect((await download(interviewer, one.postId, one.fileId)).status).toBe(404)
  })

  test('is read again in the background, corrections stay', async () => {
    const { postId, query } = await taken('c.txt', textResume({ name: '丙三', phone: '13700000003' }))
    const { candidate, resume } = await given.recruiter.ask(resumesApi.getDetail, { query })
    const changes = [{ path: 'city', value: '珠海' }]
    const body = { post_id: postId, version: candidate.version, changes }
    await given.recruiter.ask(resumesApi.correct, { body })
    await given.recruiter.ask(resumesApi.readAgain, { body: { post_id: postId } })
    const detail = () => given.recruiter.ask(resumesApi.getDetail, { query })
    await until(async () => (await detail()).resume?.state === 'read')
    const after = await detail()
    expect(after.resume?.read_at).not.toBe(resume?.read_at)
    expect(after.candidate).toMatchObject({ name: '丙三', city: '珠海' })
  })
})

describe('reading while somebody waits', () => {
  const bytes = textResume({ name: '丁四', phone: '13700000004' })
  test('answers what was read, or why nothing was', async () => {
    const read = await readNow({ name: 'd.txt', bytes })
    expect('parsed' in read && read.parsed.name?.value).toBe('丁四')
    const unread = await readNow({ name: 'x.bin', bytes: new Uint8Array([0, 1, 2, 255]) })
    expect(unread).toMatchObject({
      reason: 'unsupported_type',
      trace: { steps: [{ step: 'wait' }, { step: 'recognise' }] },
    })
  })
  test('ends in time', async () => {
    const read = () => new Promise<never>(() => {})
    expect(await readNow({ name: 'd.txt', bytes }, { withinMs: 5, read })).toEqual({ reason: 'timed_out' })
  })
})
