import { join } from 'node:path'
import { runStep } from './run-step.ts'

// `npm run test:long` runs what `npm test` runs and what that leaves out for its length: every screen in both themes, every
// role's first minute, long runs of kills, all faults of each call. Once before a large change is called done.
const root = join(import.meta.dirname, '..')

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(1))

const { code } = await runStep(root, ['tools/test.ts', ...process.argv.slice(2)], { env: { TEST_LONG: '1' } })
process.exitCode = code
