import { WrongSettings } from './settings.ts'
import { start } from './start.ts'

/** Ends once: what runs is stopped in its order; a second signal does not wait for it. */
let running: (() => Promise<void>) | null = null
const ending = new AbortController()

async function end(): Promise<void> {
  if (ending.signal.aborted) return
  // A signal during the start waits for its end: half-started parts could not be stopped in order.
  ending.abort()
  if (!running) return
  try {
    await running()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void end())

// The server outlives whoever read what it says: `npm start | head` is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

try {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  running = await start(process.env, process.argv.slice(2), say, ending.signal)
  if (ending.signal.aborted) {
    await running()
    process.exit(0)
  }
} catch (error) {
  // Nothing had been started yet.
  if (error instanceof Error && error.name === 'AbortError') process.exit(0)
  const isOurSentence = error instanceof WrongSettings || (error instanceof Error && !('code' in error))
  process.stderr.write(`${isOurSentence ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}
