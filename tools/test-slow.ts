import { join } from 'node:path'
import { halveProcessors } from './half-speed.ts'
import { runStep } from './run-step.ts'

// `npm run test:slow` runs what `npm test` runs with half of the processors' time: what only a quick machine passes shows here.
const root = join(import.meta.dirname, '..')

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1))

const how = halveProcessors()
process.stdout.write(`${how}\n`)
const { code } = await runStep(root, ['tools/test.ts', ...process.argv.slice(2)])
process.stdout.write(`${how}\n`)
process.exitCode = code
