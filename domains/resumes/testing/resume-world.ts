import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createReader } from '@bole/parsing/server'
import { DiskFileStore } from '@bole/platform/host'
import { newFileKey, receiveFile, type Transaction } from '@bole/platform/server'
import { inTransaction } from '@bole/platform/testing'
import { resumesApi } from '@bole/resumes/contract'
import { saveReading, storeResume } from '@bole/resumes/server'
import { startWorld, type Visitor, type World } from '@bole/server/testing'

/** The lines of a short résumé. */
export function resumeLines(more: readonly string[] = []): string {
  return [
    '个人简历',
    '姓名：王小明',
    '手机：13800000001',
    '邮箱：Xiaoming@example.com',
    '教育经历',
    '2011.09 - 2015.06 武汉大学 计算机科学与技术 本科',
    '工作经历',
    '2015.07 - 至今 深圳云帆科技有限公司 工程师',
    ...more,
  ].join('\n')
}

/** A world with one organisation, a recruiter, an open position, and people whose résumés were read. */
export async function startResumeWorld() {
  const world = await startWorld()
  const organisation = await world.organisation()
  const recruiter = await world.user(organisation, 'OrgAdmin2')
  const position = await world.position(organisation)
  const folder = await mkdtemp(join(tmpdir(), 'bole-resumes-'))
  const reader = createReader({ threads: 1, isBundledOnly: true })
  const within = <Result>(work: (tx: Transaction) => Promise<Result>) =>
    inTransaction(
      { database: world.server.database, publish: world.server.announcer.publish },
      organisation,
      work,
    )
  const read = (text: string) => reader.read({ name: '简历.txt', bytes: new TextEncoder().encode(text) })

  async function applicationWithResume(text = resumeLines()) {
    const postId = await world.application(organisation, position)
    const candidateId = await candidateOf(world, postId)
    return { postId, candidateId, ...(await anotherResume(candidateId, text)) }
  }

  /** A further file of somebody; without a text it cannot be read. */
  async function anotherResume(candidateId: number, text: string | null) {
    const content = Readable.from([Buffer.from(text ?? 'nothing')])
    const file = { name: '简历.txt', content }
    const stored = await receiveFile(new DiskFileStore(folder), file, { key: newFileKey(), bytes: 1_000_000 })
    const outcome = text === null ? { reason: 'no_text' as const } : { result: await read(text) }
    return within(async (tx) => {
      const at = new Date()
      const made = { ...stored, mediaType: 'text/plain' }
      const { resumeId } = await storeResume(tx, { candidateId, file: made, uploadedBy: null, at })
      const isKnownBy = await saveReading(tx, { resumeId, candidateId, ...outcome, at })
      return { resumeId, isKnownBy }
    })
  }

  const end = async () => {
    await reader.close()
    await world.end()
    await rm(folder, { recursive: true })
  }
  return { world, organisation, recruiter, position, within, read, applicationWithResume, anotherResume, end }
}

export type ResumeWorld = Awaited<ReturnType<typeof startResumeWorld>>

async function candidateOf(world: World, postId: number): Promise<number> {
  const [row] = await world.rows('select candidate_id from applications where id = $1', postId)
  return Number(row?.candidate_id)
}

/** The detail as somebody sees it. */
export function detailFor(who: Visitor, postId: number) {
  return who.ask(resumesApi.getDetail, { query: { post_id: postId } })
}
