import { expect, test } from 'vitest'
import { wishesOf } from './wishes.ts'

test.each([
  [undefined, ''],
  [[], ''],
  [[{ id: 8, title: 'Optics' }], '2. Optics'],
  [
    [
      { id: 8, title: 'Optics' },
      { id: 9, title: 'Sales' },
    ],
    '2. Optics · 3. Sales',
  ],
])('%j is told as %j', (volunteers, told) => {
  expect(wishesOf(volunteers ? { volunteers } : {})).toBe(told)
})
