import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { intakeApi } from '@bole/intake/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { Announcer, appUrlOf, migrate } from '@bole/platform/host'
import { resumesApi } from '@bole/resumes/contract'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { processesOfCluster, signal } from '../../platform/server/embedded-postgres/processes.ts'
import { startEmbeddedDatabase } from './embedded-database/index.ts'
import { startWorld, type Visitor, type World } from './testing/index.ts'

/** Nobody waits longer for an answer, in milliseconds: eight seconds that the database is given, and a busy machine. Unbounded it would be as long as the database stands still. */
const longestWait = 30_000

/** Within this the server works as before once the database does: a second or two, and a busy machine. */
const longestRecovery = 20_000

let directory: string
let database: Awaited<ReturnType<typeof startEmbeddedDatabase>>
let world: World
let recruiter: Visitor
let applicationId: number
let positionId: number
let stopped: number[] = []
const restarts: (() => void)[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'bole-faults-'))
  database = await startEmbeddedDatabase({
    directory: join(directory, 'database'),
    log: () => undefined,
    onRestart: () => restarts.shift()?.(),
  })
  await migrate(database.ownerUrl, join(import.meta.dirname, '../../migrations'))
  world = await startWorld({ ownerUrl: database.ownerUrl, role: 'all' })
  const organisationId = await world.organisation()
  recruiter = await world.user(organisationId, 'OrgAdmin2')
  positionId = await world.position(organisationId)
  applicationId = await world.application(organisationId, positionId)
}, 60_000)
afterEach(() => resume())
afterAll(async () => {
  await world.end()
  await database.stop()
  await rm(directory, { recursive: true, force: true })
}, 60_000)

/** Every process of PostgreSQL stands still: connections stay open and nobody answers. */
async function suspend(): Promise<void> {
  const [row] = await world.rows('show data_directory')
  stopped = processesOfCluster(String(row?.data_directory), database.pid())
  for (const pid of stopped) signal(pid, 'SIGSTOP')
}

function resume(): void {
  for (const pid of stopped.splice(0)) signal(pid, 'SIGCONT')
}

interface Heard {
  readonly http: number
  readonly code: string | undefined
  readonly message: string
  readonly milliseconds: number
}

/** What somebody hears who asks in a language of theirs, and how long it took. */
async function ask(path: string, language = 'zh-CN', cookie = recruiter.cookie): Promise<Heard> {
  const began = performance.now()
  const headers = { cookie, 'accept-language': language }
  const response = await fetch(world.origin + path, { headers, signal: AbortSignal.timeout(2 * longestWait) })
  const { code, message } = await response.json()
  return { http: response.status, code, message, milliseconds: performance.now() - began }
}

/** Writes notes until told to end; answers the texts that were acknowledged and what else was heard. */
function writeNotes(name: string) {
  const acknowledged: string[] = []
  const refused: Heard[] = []
  let isOver = false
  const work = async () => {
    for (let turn = 0; !isOver; turn++) {
      const text = `${name} ${turn}`
      const began = performance.now()
      const { http, code, message, status } = await recruiter.send(resumesApi.addNote, {
        body: { post_id: applicationId, text },
      })
      if (status === 'success') acknowledged.push(text)
      else refused.push({ http, code, message, milliseconds: performance.now() - began })
    }
  }
  const working = work()
  return {
    acknowledged,
    refused,
    end: async () => {
      isOver = true
      await working
    },
  }
}

const kept = async () => (await world.rows('select body from candidate_notes')).map(({ body }) => body)

const listPath = `/api/${pipelineApi.listCandidates.path}`

const isWell = async () => (await ask(listPath)).http === 200 && (await ask('/health')).http === 200

/** Uploads a résumé; answers the number of its progress. */
async function uploadResume(name: string): Promise<number> {
  const form = new FormData()
  form.set('position_id', String(positionId))
  form.append('file', new File([`${name}\n13800138000\n`], `${name}.txt`))
  return (await recruiter.ask(intakeApi.upload, { body: form })).progress_id
}

const waiting = async (progressId: number) =>
  (await recruiter.ask(intakeApi.countItems, { query: { progress_id: progressId } })).waiting

/** Sockets, other processes and the queue work again: each is heard from anew. */
async function expectEverythingBack(): Promise<void> {
  const other = new Announcer(appUrlOf(world.ownerUrl))
  await other.connect()
  const window = connectWindow()
  const organisationId = recruiter.organisationId
  await expect
    .poll(
      () => {
        other.publish(organisationId, [{ entity: 'tag', id: 1 }])
        return window.heard.some((changed) => JSON.stringify(changed) === '{"tag":[1]}')
      },
      { timeout: longestRecovery, interval: 200 },
    )
    .toBe(true)
  window.socket.disconnect()
  await other.close()
  const progressId = await uploadResume('李雷')
  await expect.poll(() => waiting(progressId), { timeout: longestRecovery, interval: 200 }).toBe(0)
}

function connectWindow(): { socket: Socket; heard: unknown[] } {
  const socket = io(world.origin, {
    path: '/api/socket',
    transports: ['websocket'],
    extraHeaders: { cookie: recruiter.cookie },
  })
  const heard: unknown[] = []
  socket.on('changed', (changed: unknown) => void heard.push(changed))
  return { socket, heard }
}

const unavailable = { 'zh-CN': '服务暂时不可用', 'pt-BR': 'O serviço não está disponível' }

test('a database that stands still is told of in time and in one’s language, and comes back with all it acknowledged', async () => {
  expect((await ask('/health')).http).toBe(200)
  const writers = [writeNotes('first'), writeNotes('second')]
  await expect.poll(() => writers.every(({ acknowledged }) => acknowledged.length > 0)).toBe(true)
  const queued = await uploadResume('韩梅梅')
  await suspend()
  // More than there are connections, signed in and not remembered by the server.
  const readers = await Promise.all([
    ...Array.from({ length: 20 }, () => ask(listPath)),
    ask(listPath, 'pt-BR'),
    ask(listPath, 'zh-CN', `bole_session=${'x'.repeat(43)}`),
    ask('/health', 'pt-BR'),
  ])
  for (const heard of readers) {
    expect(heard).toMatchObject({ http: 503, code: 'unavailable' })
    expect(heard.milliseconds).toBeLessThan(longestWait)
  }
  expect(readers[0]?.message).toContain(unavailable['zh-CN'])
  expect(readers[20]?.message).toContain(unavailable['pt-BR'])
  // Health is asked for by machines, which wait for less: two seconds, where people wait for eight.
  expect(readers.at(-1)?.milliseconds).toBeLessThan(Number(readers[0]?.milliseconds))
  await expect
    .poll(() => writers.every(({ refused }) => refused.length > 0), { timeout: longestWait })
    .toBe(true)
  resume()
  await expect.poll(isWell, { timeout: longestRecovery, interval: 100 }).toBe(true)
  await Promise.all(writers.map(({ end }) => end()))
  for (const { acknowledged, refused } of writers) {
    expect(await kept()).toEqual(expect.arrayContaining(acknowledged))
    for (const heard of refused) {
      expect(heard).toMatchObject({ http: 503, code: 'unavailable' })
      expect(heard.milliseconds).toBeLessThan(longestWait)
    }
  }
  await expect.poll(() => waiting(queued), { timeout: longestRecovery, interval: 200 }).toBe(0)
  await expectEverythingBack()
}, 180_000)

test('a database that is killed is found again by itself, by requests, sockets and the queue', async () => {
  const window = connectWindow()
  await expect.poll(() => window.socket.connected).toBe(true)
  const writers = [writeNotes('third'), writeNotes('fourth')]
  await expect.poll(() => writers.every(({ acknowledged }) => acknowledged.length > 0)).toBe(true)
  const queued = await uploadResume('王芳')
  const isBack = new Promise<void>((resolve) => void restarts.push(resolve))
  signal(database.pid(), 'SIGKILL')
  await expect
    .poll(() => writers.some(({ refused }) => refused.length > 0), { timeout: longestRecovery })
    .toBe(true)
  await isBack
  await expect.poll(isWell, { timeout: longestRecovery, interval: 100 }).toBe(true)
  await Promise.all(writers.map(({ end }) => end()))
  for (const { acknowledged, refused } of writers) {
    expect(await kept()).toEqual(expect.arrayContaining(acknowledged))
    for (const heard of refused) expect(heard).toMatchObject({ http: 503, code: 'unavailable' })
  }
  await expect.poll(() => window.socket.connected, { timeout: longestRecovery }).toBe(true)
  window.socket.disconnect()
  await expect.poll(() => waiting(queued), { timeout: longestRecovery, interval: 200 }).toBe(0)
  await expectEverythingBack()
}, 180_000)
