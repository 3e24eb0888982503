import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const told = `
process.stdout.write('args ' + process.argv.slice(2).join() + '\\n')
let heard = 0
process.on('SIGTERM', () => { heard += 1; setTimeout(() => { console.log('heard', heard); process.exit(7) }, 300) })
setInterval(() => undefined, 1000)
`
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bole-bootstrap-'))
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true })
  mkdirSync(join(root, 'tools'))
  copyFileSync(join(import.meta.dirname, '../bootstrap.mjs'), join(root, 'bootstrap.mjs'))
  symlinkSync(process.execPath, join(root, 'node_modules/.bin/node'))
  const lock = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2', optional: true },
    },
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock))
  writeFileSync(join(root, 'tools/start.ts'), told)
})
afterEach(() => rmSync(root, { recursive: true }))

const installed = (version: string) => {
  const found = { packages: { 'node_modules/a': { version } } }
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify(found))
}

/** Runs the bootstrap with a stand-in for npm that notes what it was asked. */
const boot = (...rest: string[]) => {
  const npm = join(root, 'npm.mjs')
  writeFileSync(
    npm,
    `import { appendFileSync } from 'node:fs'; appendFileSync('asked', process.argv.slice(2).join(' '))`,
  )
  writeFileSync(join(root, 'asked'), '')
  const child = spawn(process.execPath, ['bootstrap.mjs', ...rest], {
    cwd: root,
    env: { ...process.env, npm_execpath: npm },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return { child, output: () => output, asked: () => readFileSync(join(root, 'asked'), 'utf8') }
}

test('the command gets its arguments, one signal however many we hear, and its exit code is ours', async () => {
  installed('1.0.0')
  const { child, output } = boot('start', '--empty')
  await expect.poll(output).toContain('args --empty')
  child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 50))
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([7, null])
  expect(output()).toContain('heard 1')
})

test('what an npm install by hand brought up to date is not installed again', async () => {
  installed('1.0.0')
  const { child, output, asked } = boot()
  await expect.poll(output).toContain('args')
  expect(asked()).toBe('')
  child.kill('SIGTERM')
  await once(child, 'exit')
})

test('a lock that changed is installed, once', async () => {
  installed('0.9.0')
  for (const expected of [/^install --no-save /, /^$/]) {
    const { child, output, asked } = boot()
    await expect.poll(output).toContain('args')
    expect(asked()).toMatch(expected)
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
})
