import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { browserApps, buildBrowserApps, digestOfSources } from './browser-apps.ts'

let root = ''

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bole-apps-'))
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(root, 'node_modules'))
  write('apps/web/index.html', '<script type="module" src="/main.js"></script>')
  write('apps/web/main.js', "import '../../domains/cases/web/cases.js'\n")
  write('domains/cases/web/cases.js', "document.title = 'cases'\n")
  write('domains/cases/server/close-case.ts', '\n')
})
afterEach(() => rmSync(root, { recursive: true }))

const build = () => {
  const lines: string[] = []
  buildBrowserApps(root, (line) => lines.push(line))
  return lines
}

test('an app is built once, again when a source changed, and not when a server’s did', () => {
  expect(browserApps(root)).toEqual(['web'])
  expect(build()).toEqual([expect.stringMatching(/^Built apps\/web in \d+\.\d s\.$/)])
  expect(existsSync(join(root, 'apps/web/dist/index.html'))).toBe(true)
  appendFileSync(join(root, 'domains/cases/server/close-case.ts'), '// changed\n')
  write('domains/cases/web/cases.test.ts', '\n')
  expect(build()).toEqual([])
  appendFileSync(join(root, 'domains/cases/web/cases.js'), "document.title += '!'\n")
  expect(build()).toHaveLength(1)
})

test('a failed build is told, and tried again next time', () => {
  build()
  const stamped = readFileSync(join(root, 'apps/web/dist/.sources'), 'utf8')
  write('domains/cases/web/cases.js', 'this is not JavaScript\n')
  expect(build).toThrow('The pages in apps/web could not be built')
  expect(digestOfSources(root, 'web')).not.toBe(stamped)
  expect(build).toThrow('could not be built')
})

test('scripts lie there compressed, too', () => {
  build()
  const [script = ''] = globSync('apps/web/dist/assets/*.js', { cwd: root }).map((name) => join(root, name))
  expect(gunzipSync(readFileSync(`${script}.gz`))).toEqual(readFileSync(script))
  expect(brotliDecompressSync(readFileSync(`${script}.br`))).toEqual(readFileSync(script))
})
