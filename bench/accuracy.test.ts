import { afterAll, expect, test } from 'vitest'
import { createReader } from '../domains/parsing/server/index.ts'
import { loadCorpus } from './corpus.ts'
import { judgeDocument, scoreField } from './parse-score.ts'
import { RIGHT_WITHOUT_DOUBT, shareRight, withoutDoubt } from './reliability.ts'

// Some small documents, every third of the opened ones that are no pictures: enough to notice a rule that breaks many, read in seconds.
// What they score is measured by `npm run bench:parse -- inbox`; a floor lies a little below it.
const EVERY = 3
const LARGEST = 40_000

const reader = createReader({ threads: 1, timeoutMs: 60_000 })
afterAll(() => reader.close())

const FLOORS = {
  contacts: [['name', 'phone', 'mail'], 0.99],
  'schools and jobs': [['school', 'degree', 'employer', 'title', 'dates'], 0.97],
} as const

test('a small corpus is read no worse than it was', { timeout: 60_000 }, async () => {
  const small = await loadCorpus((id, file) => id.startsWith('inbox-') && !/\.(?:jpg|png)$/.test(file))
  const chosen = small.filter(({ bytes }) => bytes.length < LARGEST).filter((_, at) => at % EVERY === 0)
  expect(chosen.length).toBeGreaterThan(25)
  const judged = await Promise.all(
    chosen.map(async ({ bytes, expected }) =>
      judgeDocument(expected, (await reader.read({ name: 'resume', bytes })).parsed),
    ),
  )
  const verdicts = judged.flat()
  for (const [name, [fields, floor]] of Object.entries(FLOORS)) {
    const { f1 } = scoreField(verdicts.filter(({ field }) => fields.some((one) => one === field)))
    expect(f1, name).toBeGreaterThan(floor)
  }
  expect(shareRight(withoutDoubt(verdicts)), 'right without doubt').toBeGreaterThanOrEqual(
    RIGHT_WITHOUT_DOUBT,
  )
})
