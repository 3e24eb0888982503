import { chmod, chown, cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { canRun } from './account.ts'
import { findBinaries, nativeFolder } from './binaries.ts'
import { findSocketFolder, shortName } from './place.ts'

const nobody = { uid: 65534, gid: 65534 }
const made: string[] = []

const newFolder = async (below: string) => {
  const folder = await mkdtemp(join(below, 'bole-reach-'))
  made.push(folder)
  return folder
}

afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true })
})

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('programs below a closed folder are copied once to where the other user may run them', async () => {
    const home = await newFolder(homedir())
    await chmod(home, 0o700)
    await mkdir(join(home, 'package'))
    const native = join(home, 'package/native')
    await cp(nativeFolder(), native, { recursive: true, verbatimSymlinks: true })
    await cp(join(nativeFolder(), '../package.json'), join(home, 'package/package.json'))
    expect(canRun(nobody, join(native, 'bin/postgres'))).toBe(false)
    const found = await findBinaries(nobody, native)
    const copy = dirname(dirname(found.postgres))
    made.push(copy)
    expect(canRun(nobody, found.postgres)).toBe(true)
    const firstMade = (await stat(copy)).ctimeMs
    expect(await findBinaries(nobody, native)).toEqual(found)
    expect((await stat(copy)).ctimeMs).toBe(firstMade)
  })

  test('a socket folder somebody else made first is not used', async () => {
    const directory = '/var/lib/bole-reach-test'
    const squatted = join(tmpdir(), `bole-${shortName(directory)}`)
    made.push(squatted)
    await mkdir(squatted)
    await chown(squatted, 12_345, 12_345)
    const folder = await findSocketFolder(directory, nobody)
    made.push(folder)
    expect(folder).not.toBe(squatted)
    expect((await stat(folder)).uid).toBe(nobody.uid)
  })
})

test('a socket folder is the same each time, short and ours', async () => {
  const directory = `/srv/${'deep/'.repeat(40)}`
  const folder = await findSocketFolder(directory, undefined)
  made.push(folder)
  expect(folder.length).toBeLessThan(85)
  expect(await findSocketFolder(directory, undefined)).toBe(folder)
})
