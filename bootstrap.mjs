// The first step of every command, for a fresh clone and whatever Node is there (20 or newer): installs what is missing,
// then hands over to tools/<command>.ts under the Node 24 that npm installed. Plain JavaScript, no dependency.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'

const root = import.meta.dirname ?? process.cwd()
const stamp = join(root, 'node_modules/.bole-install')
const node = join(root, 'node_modules/.bin/node')

const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const readJson = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** Whether node_modules holds what the lock asks for, as after an `npm install` by hand. */
const matchesLock = () => {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const found = readJson('node_modules/.package-lock.json').packages
  return Object.entries(readJson('package-lock.json').packages).every(
    ([path, wanted]) => path === '' || wanted.optional || found[path]?.version === wanted.version,
  )
}

const npm = (...rest) => {
  const cli = process.env.npm_execpath
  const [program, ...first] = cli ? [process.execPath, cli] : ['npm']
  return (
    spawnSync(program, [...first, ...rest, '--loglevel=error'], { cwd: root, stdio: 'inherit' }).status === 0
  )
}

const nodeRuns = () => spawnSync(node, ['--version'], { stdio: 'ignore' }).status === 0

const install = () => {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(node)) return
  if (!matchesLock() || !nodeRuns()) {
    process.stdout.write('Installing what package-lock.json lists…\n')
    // Not `npm ci`: it refuses a lock that lacks another platform's builds, as one made behind a partial mirror does.
    // This takes every version from the lock all the same, and never writes to it.
    if (!npm('install', '--no-save', '--no-audit', '--no-fund')) {
      fail(
        'The installation failed; npm says why above. Check the network and the free space, then try again.',
      )
    }
    // Some npm settings skip install scripts, and Node's is one.
    if (!nodeRuns() && !(npm('rebuild', 'node') && nodeRuns())) {
      fail(
        'The Node that npm installed does not run. Allow install scripts: npm config delete ignore-scripts.',
      )
    }
  }
  writeFileSync(stamp, wanted)
}

/** Runs the command as our child; each signal reaches it once, though a terminal and npm may both send it to us. */
const handOver = (script, rest) => {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...rest], {
    cwd: root,
    stdio: 'inherit',
    // Out of the terminal's reach: its Ctrl-C would come on top of the one we pass on.
    detached: true,
  })
  let lastPassed = 0
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(name, () => {
      if (Date.now() - lastPassed < 1000) return
      lastPassed = Date.now()
      // The whole group: what the command itself started ends with it.
      if (child.pid !== undefined) process.kill(-child.pid, name)
    })
  }
  child.once('error', (error) => fail(`${node} did not start: ${error.message}`))
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)))
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(
    `Bole needs Node 20 or newer to install, and this is ${process.versions.node}. See https://nodejs.org.`,
  )
}
if (process.platform === 'win32') fail('Bole runs on Linux and macOS; on Windows use WSL.')

const [command = 'start', ...rest] = process.argv.slice(2)
install()
handOver(join(root, `tools/${command}.ts`), rest)
