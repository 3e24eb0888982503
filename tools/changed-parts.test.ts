import { expect, test } from 'vitest'
import { changedParts } from './changed-parts.ts'

const domains = ['accounts', 'careers', 'pipeline']
const sources = [
  { path: 'domains/pipeline/server/move.ts', text: `import { may } from '@bole/accounts/model'` },
  { path: 'domains/careers/server/apply.ts', text: `import { receive } from '@bole/pipeline/server'` },
  { path: 'domains/careers/server/site.ts', text: `import { receive } from '@bole/pipeline/server'` },
  { path: 'apps/server/domains.ts', text: `import { routes } from '@bole/pipeline/server'` },
]
const nothing = { changed: [], around: [], tests: [], whole: null }

test.each([
  ['nothing', [], nothing],
  [
    'a domain, and those that import it',
    ['domains/pipeline/server/move.ts'],
    { ...nothing, changed: ['pipeline'], around: ['careers'] },
  ],
  [
    'two, of which one imports the other',
    ['domains/pipeline/server/move.ts', 'domains/careers/web/site.tsx'],
    { ...nothing, changed: ['careers', 'pipeline'] },
  ],
  ['words', ['README.md', 'docs/map.md', 'domains/careers/README.md'], nothing],
  ['a journey', ['journeys/apply.spec.ts'], { ...nothing, tests: ['journeys/apply.spec.ts'] }],
  [
    'a test of an app',
    ['apps/server/malformed-input.test.ts'],
    { ...nothing, tests: ['apps/server/malformed-input.test.ts'] },
  ],
  ['the platform', ['platform/form/form.ts'], { ...nothing, whole: 'platform/form/form.ts' }],
  ['a journey’s setting', ['journeys/setting/axe.ts'], { ...nothing, whole: 'journeys/setting/axe.ts' }],
  ['a migration', ['migrations/0001.sql'], { ...nothing, whole: 'migrations/0001.sql' }],
])('%s', (_, files, parts) => {
  expect(changedParts(files, sources, domains)).toEqual(parts)
})
