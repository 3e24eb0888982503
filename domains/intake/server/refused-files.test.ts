import { intakeApi } from '@bole/intake/contract'
import { resumesApi } from '@bole/resumes/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patched, textResume, zipOf } from '../testing/documents.ts'
import { type IntakeWorld, settled, startIntakeWorld } from '../testing/intake-world.ts'

let given: IntakeWorld
beforeAll(async () => {
  given = await startIntakeWorld()
})
afterAll(() => given.world.end())

describe('an archive', () => {
  test('is unpacked into its files: folders and system files left out, GBK names read', async () => {
    const files = zipOf({
      '批次一/郑和.txt': textResume({ name: '郑和', phone: '13900000030' }),
      'AAAA.txt': textResume({ name: '张三', phone: '13900000031' }),
      '__MACOSX/._x.txt': new Uint8Array(10),
      '.DS_Store': new Uint8Array(10),
      '内部.zip': zipOf({ 'a.txt': textResume({ name: '某人', phone: '13900000032' }) }),
      'empty/': new Uint8Array(0),
    })
    const { progressId, items } = await given.uploaded({
      'all.zip': patched(files, 'AAAA', [0xd5, 0xc5, 0xc8, 0xfd]),
    })
    expect([...items.keys()].sort()).toEqual(['内部.zip', '张三.txt', '郑和.txt'].sort())
    expect(items.get('郑和.txt')).toMatchObject({ state: 'accepted', candidate: { name: '郑和' } })
    expect(items.get('张三.txt')).toMatchObject({ state: 'accepted', candidate: { name: '张三' } })
    expect(items.get('内部.zip')).toMatchObject({ state: 'failed', reason: 'archive_in_archive' })
    const counts = await given.recruiter.ask(intakeApi.countItems, { query: { progress_id: progressId } })
    expect(counts).toEqual({ waiting: 0, accepted: 2, duplicate: 0, failed: 1, archives: 1 })
    const progress = await given.progressOf(progressId)
    expect(progress).toMatchObject({ total: 3, done: 2, failed: 1, state: 'finished' })
  })

  test.each<[string, string, number[], string]>([
    ['Big5', '13900000033', [0xb3, 0xaf, 0xa9, 0xc9, 0xa7, 0x67], '陳怡君.txt'],
    ['cp850', '13900000034', [0x41, 0x72, 0x61, 0xa3, 0x6a, 0x6f], 'Araújo.txt'],
    ['Shift-JIS', '13900000035', [0x8e, 0x52, 0x93, 0x63, 0x91, 0xbe], '山田太.txt'],
  ])('has its names read in %s', async (_, phone, bytes, name) => {
    const files = zipOf({ 'AAAAAA.txt': textResume({ name: '张三', phone }) })
    const { items } = await given.uploaded({ 'all.zip': patched(files, 'AAAAAA', bytes) })
    expect([...items.keys()]).toEqual([name])
  })

  test('that is a bomb, damaged or empty is refused and leaves nothing behind', async () => {
    const before = await given.world.rows('select count(*)::int as files from files')
    const bomb = zipOf({ 'zeros.txt': new Uint8Array(30_000_000) })
    const liar = Buffer.from(zipOf({ 'small.txt': new Uint8Array(900_000).fill(65) }))
    // The directory's own line promises 1000 bytes.
    const line = liar.lastIndexOf('PK\u0001\u0002')
    liar.writeUInt32LE(1000, line + 24)
    const { items } = await given.uploaded({
      'bomb.zip': bomb,
      'liar.zip': new Uint8Array(liar),
      'cut.zip': zipOf({ 'a.txt': textResume({ name: '甲', phone: '13900000040' }) }).subarray(0, 200),
      'none.zip': zipOf({ 'folder/': new Uint8Array(0) }),
    })
    expect(Object.fromEntries([...items].map(([name, { reason }]) => [name, reason]))).toEqual({
      'bomb.zip': 'archive_suspicious',
      'liar.zip': 'archive_damaged',
      'cut.zip': 'archive_damaged',
      'none.zip': 'archive_empty',
    })
    const after = await given.world.rows('select count(*)::int as files from files')
    expect(Number(after[0]?.files) - Number(before[0]?.files)).toBe(4)
  })
})

describe('a file that cannot be read', () => {
  test('says why in the reader’s language, is kept, and can be completed by hand', async () => {
    const { progressId, items } = await given.uploaded({
      'broken.pdf': Buffer.from('%PDF-1.7 nothing follows'),
    })
    const item = items.get('broken.pdf')
    expect(item).toMatchObject({ state: 'failed', post_id: null, can_retry: true, has_file: true })
    expect(item?.reason_text).toMatch(/damaged|text/i)
    const item_id = item?.id ?? 0
    const original = await fetch(`${given.world.origin}/api/resume/upload/file?item_id=${item_id}`, {
      headers: { cookie: given.recruiter.cookie },
    })
    expect(original.headers.get('content-disposition')).toContain('attachment')
    expect(await original.text()).toBe('%PDF-1.7 nothing follows')
    const by_hand = { name: '冯诺', phone: '+86 139-0000-0050' }
    expect(
      await given.recruiter.send(intakeApi.retry, {
        body: { item_id, by_hand: { ...by_hand, phone: '12' } },
      }),
    ).toMatchObject({ code: 'invalid_contact' })
    await given.recruiter.ask(intakeApi.retry, { body: { item_id, by_hand } })
    const again = (await settled(given.recruiter, progressId)).get('broken.pdf')
    expect(again).toMatchObject({ state: 'accepted', candidate: { name: '冯诺' }, reason: null })
    const { candidate, resume } = await given.recruiter.ask(resumesApi.getDetail, {
      query: { post_id: again?.post_id ?? 0 },
    })
    expect(candidate).toMatchObject({ name: '冯诺', phone: '13900000050' })
    expect(resume).toMatchObject({ state: 'unreadable', has_original: true })
    expect(await given.recruiter.send(intakeApi.retry, { body: { item_id } })).toMatchObject({
      code: 'not_failed',
    })
    const progress = await given.progressOf(progressId)
    expect(progress).toMatchObject({ done: 1, failed: 0, state: 'finished' })
  })

  test('tried again it fails again, counted once', async () => {
    const { progressId, items } = await given.uploaded({ 'image.bin': new Uint8Array([1, 2, 3, 0, 255]) })
    await given.recruiter.ask(intakeApi.retry, { body: { item_id: items.get('image.bin')?.id ?? 0 } })
    expect((await settled(given.recruiter, progressId)).get('image.bin')?.state).toBe('failed')
    const progress = await given.progressOf(progressId)
    expect(progress).toMatchObject({ done: 0, failed: 1, state: 'finished' })
  })
})
