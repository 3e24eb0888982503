import { workerData } from 'node:worker_threads'

/** Milliseconds between two looks. */
const interval = 20

// A thread that the work cannot hold up: what unfolds in memory grows faster than a busy process would notice itself. The whole
// group ends, the programs it may have started with it; and nobody works on for a server that is gone.
setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > workerData.memoryBytes
  if (isTooLarge || process.ppid !== workerData.parent) process.kill(-process.pid, 'SIGKILL')
}, interval)
