import { expect, test } from 'vitest'
import { packagesIn } from './derive-packages.ts'

test('packages the product runs with are listed once, with their licenses; those of its makers are not', () => {
  const packages = {
    '': { version: '0.1.0' },
    'domains/help': { version: '0.1.0' },
    'node_modules/@bole/help': { link: true },
    'node_modules/zod': { version: '4.1.0', license: 'MIT' },
    'node_modules/antd/node_modules/zod': { version: '4.1.0', license: 'MIT' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/vitest': { version: '5.0.0', license: 'MIT', dev: true },
  }
  expect(JSON.parse(packagesIn({ packages }))).toEqual([
    ['a', '1.0.0', '—'],
    ['zod', '4.1.0', 'MIT'],
  ])
})
