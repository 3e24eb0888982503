import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ReadAnswer, ReadRequest } from './reader-messages.ts'

// The entrance of a process that reads documents. Before anything else is loaded: threads take the priority of who starts them.
const [priority = '0'] = process.argv.slice(2)
if (priority !== '0') setPriority(Number(priority))

const parent = process.ppid
new Worker(new URL('./watch-process.ts', import.meta.url), { workerData: { parent } }).unref()

const { readFile } = await import('./read-file.ts')
const { UnreadableDocument } = await import('./unreadable-document.ts')

const answer = (message: ReadAnswer) => process.send?.(message)

process.on('disconnect', () => process.exit())
process.on('message', ({ id, name, bytes, today }: ReadRequest) => {
  answer({ id, isBegun: true })
  readFile({ name, bytes }, today).then(
    (result) => answer({ id, result }),
    (error: unknown) =>
      answer({ id, reason: error instanceof UnreadableDocument ? error.reason : 'damaged_file' }),
  )
})
