import { Readable } from 'node:stream'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { withArchive } from './archive.ts'

/** A ZIP whose one file is called by these bytes, which no flag says are UTF-8. */
function zipNamed(bytes: string): Buffer {
  const placeholder = 'A'.repeat(bytes.length)
  const zip = Buffer.from(zipSync({ [placeholder]: strToU8('content') }))
  for (let at = zip.indexOf(placeholder); at >= 0; at = zip.indexOf(placeholder, at + 1))
    zip.write(bytes, at, 'latin1')
  return zip
}
const pathsIn = (zip: Uint8Array) =>
  withArchive(Readable.from([zip]), async ({ entries, bytesOf }) => {
    const paths = [...entries.keys()]
    expect((await bytesOf(paths[0] ?? '', 100))?.toString()).toBe('content')
    return paths
  })

test.each([
  ['Big5', 'site/\xb3\xaf\xa9\xc9\xa7g.txt', 'site/陳怡君.txt'],
  ['GBK', '\xd5\xc5\xc8\xfd.txt', '张三.txt'],
  ['cp850', 'Curr\xa1culo_Jo\xc6o.txt', 'Currículo_João.txt'],
  ['Windows, with its strokes', 'site\\a.txt', 'site/a.txt'],
])('a path in %s is read', async (_, bytes, path) => {
  expect(await pathsIn(zipNamed(bytes))).toEqual([path])
})

test.each(['../a.txt', '/etc/a.txt', 'C:/a.txt'])('an archive with %s is damaged', async (path) => {
  await expect(pathsIn(zipNamed(path))).rejects.toMatchObject({ reason: 'damaged' })
})
