import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawing, unfoldingPicture } from './made-pictures.fixture.ts'
import { createSizer } from './make-sizes.ts'
import { pictureLimits } from './picture-limits.ts'
import type { Sizes } from './size-work.ts'

const sizer = createSizer(pictureLimits)
const sizesOf = (bytes: Uint8Array, by = sizer) => by.make(async () => bytes)

// Every pixel another colour, three wide and two high, so that each way of holding the camera gives another picture.
const colours = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 0, 0, 0, 0, 255, 255, 255]
const six = () => sharp(Buffer.from(colours), { raw: { width: 3, height: 2, channels: 3 } })
const photo = (width = 300, height = 200) => six().resize(width, height, { kernel: 'nearest', fit: 'fill' })
const shown = (bytes: Uint8Array) => sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a picture held as %i is shown upright', async (orientation) => {
  const held = await photo().withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
  const wanted = await shown(await sharp(held).autoOrient().png().toBuffer())
  const sizes = await sizesOf(held)
  const given = await shown(sizes?.wide ?? held)
  expect(given.info).toMatchObject({ width: wanted.info.width, height: wanted.info.height })
  const difference = wanted.data.reduce((sum, value, at) => sum + Math.abs(value - (given.data[at] ?? 0)), 0)
  expect(difference / wanted.data.length).toBeLessThan(2)
})

test('a wide one is made as wide as screens are, one on its side as it is shown', async () => {
  const held = await photo(2000, 4000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await sizesOf(held)).toMatchObject({ width: 1600, height: 800 })
})

describe('is none', () => {
  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a drawing', () => drawing],
    ['one of another kind', () => photo().gif().toBuffer()],
    ['a text', () => Buffer.from('<script>alert(1)</script>')],
    ['nothing', () => Buffer.alloc(0)],
    ['a file that breaks off', async () => (await photo().png().toBuffer()).subarray(0, 300)],
    ['one of more pixels than any camera takes', () => unfoldingPicture(8010)],
  ])('%s', async (_, made) => expect(await sizesOf(await made())).toBeNull())
})

describe('is given up', () => {
  test.each([
    ['memory', { ...pictureLimits, memoryBytes: 150 * 1024 * 1024 }],
    ['time', { ...pictureLimits, milliseconds: 600 }],
  ])('what takes more %s than a picture has, and the next one has its turn', async (_, limits) => {
    const strict = createSizer(limits)
    const answers: (Sizes | null)[] = []
    const bomb = await unfoldingPicture()
    await Promise.all([bomb, bomb].map(async (bytes) => answers.push(await sizesOf(bytes, strict))))
    expect(answers).toEqual([null, null])
  })

  test('and what comes while two are there comes again', async () => {
    const bytes = await photo().jpeg().toBuffer()
    expect(sizer.isBusy()).toBe(false)
    const two = [sizesOf(bytes), sizesOf(bytes)]
    expect(sizer.isBusy()).toBe(true)
    expect(await Promise.all(two)).toMatchObject([{ width: 300 }, { width: 300 }])
  })
})
