import { WrongSettings } from './settings.ts'
import { start } from './start.ts'

/** Ends once: what runs is stopped in its order; a second signal does not wait for it. */
let running: (() => Promise<void>) | null = null
let isEnding = false

async function end(): Promise<void> {
  if (isEnding) return
  isEnding = true
  // A signal during the start waits for its end: half-started parts could not be stopped in order.
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

try {
  running = await start(process.env, process.argv.slice(2), (line) => process.stdout.write(`${line}\n`))
  if (isEnding) {
    await running()
    process.exit(0)
  }
} catch (error) {
  const isOurSentence = error instanceof WrongSettings || (error instanceof Error && !('code' in error))
  process.stderr.write(`${isOurSentence ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exit(1)
}
