// The load, in a process of its own: takes one job after the other from its parent and sends back what it measured.
import { type Answer, Connection, requestText } from './connection.ts'
import type { Job, Measured, Work } from './job.ts'

interface Step {
  readonly request: Buffer
  readonly settle: (answer: Answer) => void
}

function stepsOf({ work, cookie }: Job): () => Step {
  let turn = 0
  if (work.kind === 'get') {
    const requests = work.paths.map((path) => requestText('GET', path, { cookie }))
    return () => {
      const request = requests[turn++ % requests.length]
      if (!request) throw new Error('nothing to ask')
      return { request, settle: () => undefined }
    }
  }
  const standing = work.applications.map((application) => ({ ...application }))
  return () => {
    const application = standing[turn++ % standing.length]
    if (!application) throw new Error('nothing to move')
    return moveStep(application, work, cookie)
  }
}

function moveStep(
  application: { id: number; version: number; stage: number },
  work: Extract<Work, { kind: 'move' }>,
  cookie: string,
): Step {
  const [one, other] = work.stages
  const stage = application.stage === one ? other : one
  const body = JSON.stringify({ post_id: application.id, version: application.version, stage })
  return {
    request: requestText('POST', work.path, { cookie, body }),
    settle: ({ body: answered }) => {
      const { data }: { data: { version: number } } = JSON.parse(answered.toString())
      application.version = data.version
      application.stage = stage
    },
  }
}

const success = Buffer.from('{"status":"success"')

async function run(job: Job): Promise<Measured> {
  const next = stepsOf(job)
  const times = new Map<number, number>()
  const connections = Array.from({ length: job.concurrency }, () => new Connection(job.port))
  let [requests, failures, bytes] = [0, 0, 0]
  let firstFailure: string | null = null
  const cpu = process.cpuUsage()
  const began = performance.now()
  const until = began + job.seconds * 1000
  const worker = async (connection: Connection) => {
    for (let now = performance.now(); now < until; ) {
      const { request, settle } = next()
      const answer = await connection.send(request)
      const ended = performance.now()
      const tenths = Math.ceil((ended - now) * 10)
      now = ended
      if (answer.status === 200 && answer.body.subarray(0, success.length).equals(success)) {
        times.set(tenths, (times.get(tenths) ?? 0) + 1)
        requests++
        bytes += answer.body.length
        settle(answer)
      } else {
        failures++
        firstFailure ??= `${answer.status} ${answer.body.toString().slice(0, 300)}`
      }
    }
  }
  try {
    await Promise.all(connections.map(worker))
  } finally {
    for (const connection of connections) connection.close()
  }
  const used = process.cpuUsage(cpu)
  return {
    requests,
    failures,
    firstFailure,
    seconds: (performance.now() - began) / 1000,
    times: [...times].map(([tenths, amount]) => [tenths / 10, amount]),
    driverMilliseconds: (used.user + used.system) / 1000,
    bytes,
  }
}

process.on('message', (job: Job) => {
  run(job).then(
    (measured) => process.send?.({ measured }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.once('disconnect', () => process.exit(0))
