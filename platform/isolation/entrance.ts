import { setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Told } from './messages.ts'

// The entrance of a process of its own. Before anything else is loaded: threads take the priority of who starts them.
const [priority = '0', memoryBytes, module = ''] = process.argv.slice(2)
if (priority !== '0') setPriority(Number(priority))

const workerData = { parent: process.ppid, memoryBytes: Number(memoryBytes) }
new Worker(new URL('./watch-process.ts', import.meta.url), { workerData }).unref()

const { work } = await import(module)

const tell = (told: Told<unknown>) => process.send?.(told)

process.on('disconnect', () => process.exit())
process.on('message', ({ id, request }: { id: number; request: unknown }) => {
  tell({ id, isBegun: true })
  Promise.resolve(request)
    .then(work)
    .then(
      (answer: unknown) => tell({ id, answer, residentBytes: process.memoryUsage.rss() }),
      () => tell({ id, isBroken: true }),
    )
})
