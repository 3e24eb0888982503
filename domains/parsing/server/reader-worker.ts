import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { readFile } from './read-file.ts'
import type { ReadAnswer, ReadRequest } from './reader-messages.ts'
import { UnreadableDocument } from './unreadable-document.ts'

// Linux keeps a priority for each thread; elsewhere this would slow the whole server down.
if (workerData.isBackground && process.platform === 'linux')
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const port = parentPort
const answer = (message: ReadAnswer) => port?.postMessage(message)

port?.on('message', ({ id, name, bytes, today }: ReadRequest) => {
  readFile({ name, bytes }, today).then(
    (result) => answer({ id, result }),
    (error: unknown) =>
      answer({ id, reason: error instanceof UnreadableDocument ? error.reason : 'damaged_file' }),
  )
})
