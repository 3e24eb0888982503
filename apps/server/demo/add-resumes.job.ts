import { Readable } from 'node:stream'
import { beginNewer } from '@bole/parse-administration/server'
import {
  declareJob,
  defineJob,
  type FileStore,
  newFileKey,
  prepared,
  receiveFile,
  type Transaction,
} from '@bole/platform/server'
import { type ReadOutcome, readDocument, saveReading, storeResume } from '@bole/resumes/server'
import * as z from 'zod'
import { createResumePress } from './resume-press.ts'

/** People of one job; each takes about a tenth of a second. */
const peopleAtOnce = 10

/** Longer than a job takes, so that none has to wait for the one before. */
const secondsApart = 2

const person = z.object({ key: z.string(), candidateId: z.number() })
const addResumesJob = declareJob('demo.add_resumes', z.object({ people: z.array(person) }))

const withoutResume = prepared<{ created_at: Date }>(
  'select created_at from candidates where organisation_id = $1 and id = $2 and resume_id is null for update',
)

const press = createResumePress(10_000)

/** Ends the thread that makes the files; the next file starts a new one. */
export function closePress(): Promise<void> {
  return press.close()
}

/** One at a time in a process: the demo's files must not keep anybody's real work waiting. */
let isBusy = false

/** Has everybody's résumé made and read, in this order, once the server has begun to answer. */
export function enqueueResumes(tx: Transaction, people: readonly z.infer<typeof person>[]): void {
  const begins = Date.now() + 5000
  for (let first = 0; first < people.length; first += peopleAtOnce) {
    const number = first / peopleAtOnce
    const runAt = new Date(begins + number * secondsApart * 1000)
    tx.enqueue(addResumesJob, { people: people.slice(first, first + peopleAtOnce) }, { runAt })
  }
}

/** Gives people of the story the résumé they sent, as if it had just arrived: kept, read and shown beside its reading. */
export const addResumes = defineJob(
  addResumesJob,
  async ({ payload, inTransaction, store, now }) => {
    if (isBusy) {
      const runAt = new Date(now.getTime() + 5000)
      await inTransaction(async (tx) => tx.enqueue(addResumesJob, payload, { runAt }))
      return
    }
    isBusy = true
    try {
      for (const each of payload.people) await addResume(each, store, inTransaction)
    } finally {
      isBusy = false
    }
  },
  { nobodyWaits: 'people of the demo without a file are people all the same' },
)

type InTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

async function addResume(
  { key, candidateId }: z.infer<typeof person>,
  store: FileStore,
  inTransaction: InTransaction,
): Promise<void> {
  const isWanted = async (tx: Transaction) => tx.find(withoutResume(tx.organisationId, candidateId))
  if (!(await inTransaction(isWanted))) return
  const made = await press.make(key)
  if (!made) return
  const { name, bytes, mediaType } = made
  const outcome = await readDocument({ name, bytes })
  const content = Readable.from([Buffer.from(bytes)])
  const stored = await receiveFile(store, { name, content }, { key: newFileKey(), bytes: bytes.length })
  const isKept = await inTransaction(async (tx) => {
    const candidate = await isWanted(tx)
    if (!candidate) return false
    const at = candidate.created_at
    const file = { ...stored, mediaType }
    const { resumeId } = await storeResume(tx, { candidateId, file, uploadedBy: null, at })
    // The story knows its people: reading adds what it did not say.
    const reading = isReadByOlder(candidateId) ? asOlderReader(outcome) : outcome
    await saveReading(tx, { ...reading, resumeId, candidateId, at, replaces: 'nothing' })
    if (isReadByOlder(candidateId)) await beginNewer(tx, { resumeId, askedBy: null, at })
    return true
  }).catch(async (error: unknown) => {
    await store.remove(stored.key)
    throw error
  })
  if (!isKept) await store.remove(stored.key)
}

/** A few of them came before today's reader, so that there is something to compare. */
const isReadByOlder = (candidateId: number) => candidateId % 40 === 7

/** What a reader would have read that knew neither skills nor languages. */
function asOlderReader(outcome: ReadOutcome): ReadOutcome {
  if (!('result' in outcome)) return outcome
  const { parsed, trace, ...result } = outcome.result
  const older = { ...result, parsed: { ...parsed, skills: [], languages: [] } }
  return { result: trace ? { ...older, trace: { ...trace, reader: 0 } } : older }
}
