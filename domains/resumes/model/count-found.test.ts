import { expect, test } from 'vitest'
import { countFound } from './count-found.ts'

const reading = <Value>(value: Value, confidence: number) => ({ value, confidence, source: null })

test.each([
  ['nothing was read', {}, { found: 0, doubtful: 0 }],
  [
    'values count one by one',
    { name: reading('王小明', 0.9), skills: [reading('Java', 0.8), reading('SQL', 0.7)] },
    { found: 3, doubtful: 0 },
  ],
  [
    'what is below 0.7 is in doubt',
    { name: reading('王小明', 0.69), age: reading(30, 0.2) },
    { found: 2, doubtful: 2 },
  ],
  [
    'an entry counts by what it says',
    {
      schools: [{ school: reading('武汉大学', 0.9), major: reading('', 0.9), end: reading('2015-06', 0.5) }],
    },
    { found: 2, doubtful: 1 },
  ],
])('%s', (_, parsed, counted) => expect(countFound(parsed)).toEqual(counted))
