import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { careersApi } from '@bole/careers/contract'
import { intakeApi } from '@bole/intake/contract'
import type { Call } from '@bole/platform/contract'
import { DiskFileStore } from '@bole/platform/host'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type Visitor, type World } from './testing/index.ts'
import { tableDigests } from './testing/table-digests.ts'

const kilobyte = 1024

/** A folder's disk as the kernel makes one, of a few kilobytes; null where one may not mount. */
async function mountDisk(folder: string, size: number): Promise<((size: number) => void) | null> {
  const mount = (...options: string[]) =>
    spawnSync('/usr/bin/mount', ['-t', 'tmpfs', ...options, 'tmpfs', folder], { stdio: 'ignore' }).status ===
    0
  if (process.platform !== 'linux' || !mount('-o', `size=${size}`)) return null
  return (larger) => void mount('-o', `remount,size=${larger}`)
}

/** Where one may not mount: the folder of a disk that has room for so much and then says what a full one says. */
class CrampedFileStore extends DiskFileStore {
  #room: number

  constructor(folder: string, room: number) {
    super(folder)
    this.#room = room
  }

  readonly enlarge = (room: number) => {
    this.#room = room
  }

  override write(key: string, content: Readable): Promise<void> {
    return super.write(key, Readable.from(this.#fitting(content)))
  }

  async *#fitting(content: Readable): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      this.#room -= chunk.length
      if (this.#room < 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      yield chunk
    }
  }
}

let folder: string
let enlarge: (size: number) => void
let isMounted = false
let world: World
let recruiter: Visitor
let positionId: number
let slug: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bole-disk-'))
  const grow = await mountDisk(folder, 256 * kilobyte)
  isMounted = grow !== null
  const cramped = new CrampedFileStore(folder, 256 * kilobyte)
  enlarge = grow ?? cramped.enlarge
  world = await startWorld({ store: isMounted ? new DiskFileStore(folder) : cramped })
  const organisationId = await world.organisation()
  recruiter = await world.user(organisationId, 'OrgAdmin2')
  positionId = await world.position(organisationId)
  const [row] = await world.rows('select slug from organisations where id = $1', organisationId)
  slug = String(row?.slug)
})
afterAll(async () => {
  await world.end()
  if (isMounted) spawnSync('/usr/bin/umount', [folder])
  await rm(folder, { recursive: true, force: true })
})

/** Sends résumés of so many kilobytes each. */
async function send(call: Call, language: string, fields: Record<string, string>, sizes: readonly number[]) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const size of sizes) form.append('file', new File(['李雷 '.repeat((size * kilobyte) / 7)], '李雷.txt'))
  const response = await fetch(`${world.origin}/api/${call.path}`, {
    method: call.method,
    headers: { 'x-requested-with': 'bole', 'accept-language': language, cookie: recruiter.cookie },
    body: form,
  })
  return { http: response.status, ...(await response.json()) }
}
const upload = (language: string, sizes: readonly number[]) =>
  send(intakeApi.upload, language, { position_id: String(positionId) }, sizes)

const filesKept = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())

test('a full disk is told of with the way out, leaves neither rows nor pieces of files, and is forgotten once there is room', async () => {
  expect(await upload('en-US', [20])).toMatchObject({ status: 'success' })
  const before = await tableDigests(world)
  expect(await filesKept()).toHaveLength(1)

  expect(await upload('zh-CN', [150, 150, 150])).toMatchObject({
    http: 507,
    status: 'error',
    code: 'storage_full',
    message: expect.stringContaining('请联系管理员清理空间，然后重新上传'),
  })
  expect(await send(careersApi.readResume, 'pt-BR', { slug }, [300])).toMatchObject({
    http: 507,
    code: 'storage_full',
    message: expect.stringContaining('libere espaço e envie de novo'),
  })
  expect(await tableDigests(world)).toEqual(before)
  expect(await filesKept()).toHaveLength(1)

  enlarge(4096 * kilobyte)
  expect(await upload('zh-CN', [150, 150, 150])).toMatchObject({ status: 'success', data: { count: 3 } })
  expect(await send(careersApi.readResume, 'pt-BR', { slug }, [300])).toMatchObject({ status: 'success' })
  expect(await filesKept()).toHaveLength(5)
})
