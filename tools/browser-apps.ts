import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const vite = 'node_modules/vite/bin/vite.js'
const isTest = /\.test\.tsx?$/

/** The browser apps that exist in a checkout: the staff's and the candidates'. */
export const browserApps = (root: string) =>
  ['web', 'portal'].filter((app) => existsSync(join(root, `apps/${app}/index.html`)))

// What an app's bundle can be made of: rooms a browser may see, and what decides how they are put together.
const sourcesOf = (app: string) => [
  `apps/${app}/**/*`,
  `domains/*/{model,contract,web,portal}/**/*`,
  'domains/*/package.json',
  'platform/!(host|isolation|reaction|server|*testing)/**/*',
  'package-lock.json',
]

/** A digest of everything an app is built from; tests and earlier builds do not count. */
export const digestOfSources = (root: string, app: string) => {
  const files = globSync(sourcesOf(app), {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'dist' || entry.name === 'node_modules',
  })
    .filter((entry) => entry.isFile() && !isTest.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/** Writes each script and style sheet beside itself in the two encodings browsers ask for, so that no request pays for it. */
const compress = (dist: string) => {
  for (const name of globSync('assets/*.{js,css,svg}', { cwd: dist })) {
    const file = join(dist, name)
    const bytes = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    )
  }
}

/**
 * Builds the browser apps whose sources changed since their last build.
 *
 * @throws a sentence when a build fails; Vite has said why
 */
export const buildBrowserApps = (root: string, log: (line: string) => void) => {
  for (const app of browserApps(root)) {
    const stamp = join(root, `apps/${app}/dist/.sources`)
    const digest = digestOfSources(root, app)
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) continue
    const began = performance.now()
    const built = spawnSync(process.execPath, [join(root, vite), 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'apps', app),
      stdio: 'inherit',
    })
    if (built.status !== 0)
      throw new Error(`The pages in apps/${app} could not be built; Vite says why above.`)
    compress(join(root, `apps/${app}/dist`))
    writeFileSync(stamp, digest)
    log(`Built apps/${app} in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
  }
}
