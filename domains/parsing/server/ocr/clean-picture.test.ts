import { expect, it } from 'vitest'
import { documentLimits } from '../document-limits.ts'
import { widthToRead } from './clean-picture.ts'

it.each([
  ['a page at 200 dpi', { width: 1654, height: 2339 }, 2000],
  ['a page at 300 dpi', { width: 2480, height: 3508 }, 2480],
  ['a large photograph', { width: 6000, height: 4000 }, 2600],
  ['a page that lies on its side', { width: 2339, height: 1654, orientation: 6 }, 2000],
  ['a long picture of a screen', { width: 1080, height: 12_000 }, 1081],
  ['a strip', { width: 10, height: 60_000 }, 46],
])('%s is read %j wide', (_, size, width) => {
  expect(widthToRead(size)).toBe(width)
})

it('never asks for more than a reading’s memory holds', () => {
  for (const height of [100, 3000, 20_000, 59_000]) {
    const width = widthToRead({ width: 1000, height })
    expect((width * width * height) / 1000).toBeLessThanOrEqual(documentLimits.readPixels)
  }
})
