import { resumesApi } from '@bole/resumes/contract'
import { startWorld, type Visitor, type World } from '@bole/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { detailFor, resumeLines } from '../testing/resume-world.ts'

let world: World
let organisation: number
let recruiter: Visitor
beforeAll(async () => {
  world = await startWorld({ role: 'all' })
  organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
})
afterAll(() => world.end())

const applied = async () => world.application(organisation, await world.position(organisation))

const formOf = (postId: number, text: string | Uint8Array<ArrayBuffer> | null, name = '简历.txt') => {
  const body = new FormData()
  body.set('post_id', String(postId))
  if (text !== null) body.append('files', new Blob([text]), name)
  return { body }
}

const read = async (postId: number) => {
  await expect
    .poll(async () => (await detailFor(recruiter, postId)).resume?.state, { timeout: 15_000 })
    .not.toBe('reading')
  return detailFor(recruiter, postId)
}

test('somebody without a résumé gets one, which is read; the same file is not taken twice', async () => {
  const post = await applied()
  await recruiter.ask(resumesApi.addFile, formOf(post, resumeLines()))
  const { resume, candidate, files } = await read(post)
  expect(resume).toMatchObject({ state: 'read', has_original: true })
  expect(candidate).toMatchObject({ phone: '13800000001', school: '武汉大学' })
  expect(files).toMatchObject([{ name: '简历.txt', media_type: 'text/plain', is_current: true }])
  expect(files[0]?.uploaded_by?.id).toBe(recruiter.id)
  const again = await recruiter.send(resumesApi.addFile, formOf(post, resumeLines()))
  expect(again).toMatchObject({ code: 'file_known' })
  expect(await recruiter.send(resumesApi.addFile, formOf(post, null))).toMatchObject({ code: 'no_file' })
})

test('what was written by hand stands, and the file is what it stands beside', async () => {
  const post = await applied()
  const changes = [
    { path: 'city', value: '珠海' },
    { path: 'phone', value: '13900000009' },
  ]
  await recruiter.ask(resumesApi.correct, { body: { post_id: post, version: 1, changes } })
  const { resume: written } = await detailFor(recruiter, post)
  await recruiter.ask(resumesApi.addFile, formOf(post, resumeLines()))
  const { resume, candidate, fields } = await read(post)
  expect(resume).toMatchObject({ id: written?.id, has_original: true })
  expect(candidate).toMatchObject({ city: '珠海', phone: '13900000009', school: '武汉大学' })
  const phone = fields.find(({ path }) => path === 'phone')
  expect(phone).toMatchObject({ is_corrected: true, read_value: '13800000001' })
})

test('a worse file is kept, and the person stays known by the better one', async () => {
  const post = await applied()
  await recruiter.ask(resumesApi.addFile, formOf(post, resumeLines()))
  const { resume } = await read(post)
  await recruiter.ask(resumesApi.addFile, formOf(post, '姓名：王小明', '短.txt'))
  const after = await read(post)
  expect(after.resume?.id).toBe(resume?.id)
  expect(after.files.map(({ name, is_current }) => [name, is_current])).toEqual([
    ['短.txt', false],
    ['简历.txt', true],
  ])
})

test('who may not see a person adds nothing to them', async () => {
  const post = await applied()
  const stranger = await world.user(await world.organisation(), 'OrgAdmin2')
  expect(await stranger.send(resumesApi.addFile, formOf(post, resumeLines()))).toMatchObject({ http: 404 })
  expect((await detailFor(recruiter, post)).files).toEqual([])
})

test('a file of a kind that nobody reads is refused at once, and leaves nothing', async () => {
  const post = await applied()
  const program = new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])
  const refused = await recruiter.send(resumesApi.addFile, formOf(post, program, '简历.pdf'))
  expect(refused).toMatchObject({ code: 'file_unsupported' })
  const { resume, files } = await detailFor(recruiter, post)
  expect([resume, files]).toEqual([null, []])
})
