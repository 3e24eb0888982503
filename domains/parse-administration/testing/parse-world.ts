import { Readable } from 'node:stream'
import { parseAdministrationApi } from '@bole/parse-administration/contract'
import type { Job } from '@bole/platform/server'
import { newFileKey, receiveFile, type Transaction } from '@bole/platform/server'
import { inTransaction } from '@bole/platform/testing'
import { readDocument, saveReading, storeResume } from '@bole/resumes/server'
import { startWorld, type Visitor } from '@bole/server/testing'
import { readNewer } from '../server/read-newer.job.ts'

/** The lines of a short résumé. */
export const lines = (...more: readonly string[]) =>
  [
    '个人简历',
    '姓名：王小明',
    '手机：13800000001',
    ...more,
    '教育经历',
    '2011.09 - 2015.06 武汉大学 数学 本科',
  ].join('\n')

/** Two companies with people whose files were read, a recruiter and a director of the first, and an operator of neither. */
export async function startParseWorld() {
  const world = await startWorld()
  const organisation = await world.organisation()
  const recruiter = await world.user(organisation, 'OrgAdmin2')
  const director = await world.user(organisation, 'SuperAdmin')
  const position = await world.position(organisation)
  const operator = await world.user(await world.organisation('Operators'), 'SysAdmin')
  const stranger = await world.user(await world.organisation('Others'), 'SuperAdmin')
  const within = <Result>(work: (tx: Transaction) => Promise<Result>, of = organisation) =>
    inTransaction({ database: world.server.database, publish: world.server.announcer.publish }, of, work)

  /** Somebody whose file was read as it came. */
  async function handedIn(text: string, name = '王小明-简历.txt') {
    const post = await world.application(organisation, position, { name: '王小明' })
    const [row] = await world.rows('select candidate_id from applications where id = $1', post)
    const candidateId = Number(row?.candidate_id)
    const content = Readable.from([Buffer.from(text)])
    const stored = await receiveFile(world.store, { name, content }, { key: newFileKey(), bytes: 1_000_000 })
    const outcome = await readDocument({ name, bytes: new TextEncoder().encode(text) })
    const at = new Date()
    const { resumeId, fileId } = await within(async (tx) => {
      const typed = { ...stored, mediaType: 'text/plain' }
      const made = await storeResume(tx, { candidateId, file: typed, uploadedBy: recruiter.id, at })
      await saveReading(tx, { ...outcome, resumeId: made.resumeId, candidateId, at })
      return made
    })
    return { post, candidateId, resumeId, file: Number(fileId) }
  }

  /** What an older reader would have left: some of it read otherwise, and by no reader of today. */
  const readOtherwise = (resumeId: number, changes: object) =>
    world.rows(
      `with older as (update document_readings set reader = 0 where resume_id = $1)
       update resumes set parsed = parsed || $2::jsonb where id = $1`,
      resumeId,
      JSON.stringify(changes),
    )

  /** Runs what the last request for a newer reading put into the queue. */
  async function runNewer(resumeId: number) {
    const [row] = await world.rows(
      'select id from rereadings where resume_id = $1 order by id desc limit 1',
      resumeId,
    )
    const run: Job<{ rereading_id: number }>['run'] = readNewer.run
    await run({
      payload: { rereading_id: Number(row?.id) },
      organisationId: organisation,
      store: world.store,
      now: new Date(),
      log: () => undefined,
      inTransaction: (work) => within(work),
    })
    return Number(row?.id)
  }

  /** Has a file read again by whoever asks, and waits for it. */
  async function readAgain(
    who: Visitor,
    { file, resumeId }: { readonly file: number; readonly resumeId: number },
  ) {
    await who.ask(parseAdministrationApi.readFilesAgain, { body: { ids: [file] } })
    return runNewer(resumeId)
  }

  const infoOf = (who: Visitor, id: number) => who.ask(parseAdministrationApi.getFileInfo, { query: { id } })
  const people = { recruiter, director, operator, stranger }
  return { world, organisation, ...people, within, handedIn, readOtherwise, runNewer, readAgain, infoOf }
}

export type ParseWorld = Awaited<ReturnType<typeof startParseWorld>>
