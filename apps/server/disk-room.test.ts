import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { careersApi } from '@bole/careers/contract'
import { intakeApi } from '@bole/intake/contract'
import type { Call } from '@bole/platform/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startWorld, type Visitor, type World } from './testing/index.ts'

// The reserve is changed while the server runs, as nobody's disk fills up for a test.
const room = { folders: [{ of: 'files', folder: tmpdir() } as const], reserveBytes: 0 }
let world: World
let recruiter: Visitor
let positionId: number
let slug: string

beforeAll(async () => {
  world = await startWorld({ room })
  const organisation = await world.organisation()
  recruiter = await world.user(organisation, 'OrgAdmin2')
  positionId = await world.position(organisation)
  const [row] = await world.rows('select slug from organisations where id = $1', organisation)
  slug = String(row?.slug)
})
afterAll(() => world.end())

const send = async (who: Visitor, call: Call, fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.append('file', new File(['姓名：李雷\n13800138000'], '李雷.txt'))
  const answer = await who.send(call, { body: form })
  return { ...answer, isRecorded: 'request_id' in answer }
}
const both = async () => [
  await send(world.stranger(), careersApi.readResume, { slug }),
  await send(recruiter, intakeApi.upload, { position_id: String(positionId) }),
]
const success = { status: 'success' }
const full = { http: 507, code: 'storage_full' }
/** What has a line in the log tells its number. */
const recorded = { ...full, isRecorded: true }
const unrecorded = { ...full, isRecorded: false }

test.each([
  ['while there is room', 0.1, [success, success]],
  ['below twice the reserve, where only staff are taken', 0.7, [unrecorded, success]],
  ['below the reserve, where nobody is', 2, [unrecorded, recorded]],
])('uploads %s', async (_, share, answers) => {
  const { bavail, bsize } = await statfs(tmpdir())
  room.reserveBytes = Math.floor(bavail * bsize * share)
  expect(await both()).toMatchObject(answers)
})
