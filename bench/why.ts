import { readFile } from 'node:fs/promises'
import { explained, parseResume, type Reading } from '../domains/parsing/model/index.ts'
import { createReader } from '../domains/parsing/server/index.ts'

// node bench/why.ts file … : every value read of a document, how far it may be trusted, and which rule decided.

const isReading = (value: object): value is Reading<unknown> => 'confidence' in value && 'value' in value

/** Every reading anywhere in an answer, with its path. */
function readingsIn(value: unknown, path = ''): [path: string, reading: Reading<unknown>][] {
  if (typeof value !== 'object' || value === null) return []
  if (isReading(value)) return [[path, value]]
  return Object.entries(value).flatMap(([key, one]) => readingsIn(one, path === '' ? key : `${path}.${key}`))
}

const reader = createReader({ threads: 1, timeoutMs: 120_000 })
for (const name of process.argv.slice(2)) {
  const { document } = await reader.read({ name: 'resume', bytes: await readFile(name) })
  const { result, whyOf } = explained(() => parseResume(document, { today: new Date() }))
  console.log(name)
  for (const [path, reading] of readingsIn(result)) {
    const text = String(reading.value).replaceAll('\n', ' / ').slice(0, 60)
    console.log(
      `  ${path.padEnd(24)} ${reading.confidence.toFixed(2)}  ${text}\n      ${whyOf(reading) ?? '–'}`,
    )
  }
}
await reader.close()
