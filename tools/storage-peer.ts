import { execFile, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { installPackages, mayInstall } from './debian.ts'
import { freePort } from './peer-ports.ts'

/** An S3 service with somebody who may use it, and somebody whose quota is a few bytes. */
interface StoragePeer {
  readonly endpoint: string
  readonly user: { readonly accessKey: string; readonly secretKey: string }
  readonly cramped: { readonly accessKey: string; readonly secretKey: string }
  /** Why it could not be installed or started, in a sentence. */
  readonly fault?: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** A real S3 service; null where this process may not install it. */
    storagePeer: StoragePeer | null
  }
}

const programs = ['radosgw', 'radosgw-admin', 'ceph', 'ceph-mon', 'ceph-osd', 'ceph-authtool', 'monmaptool']
const packages = ['radosgw', 'ceph-mon', 'ceph-osd']
const isInstalled = () => programs.every((program) => existsSync(`/usr/bin/${program}`))

/** A storage cluster of one process of each kind that keeps everything in memory. */
const configuration = (folder: string, ports: { monitor: number; http: number }) => `[global]
fsid = ${randomUUID()}
mon host = 127.0.0.1:${ports.monitor}
mon initial members = a
mon data = ${folder}/mon
mon data avail warn = 1
mon data avail crit = 1
mon allow pool size one = true
keyring = ${folder}/keyring
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
ms bind ipv6 = false
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
log file = ${folder}/$name.log
crash dir = ${folder}
rgw frontends = beast endpoint=127.0.0.1:${ports.http}
rgw run sync thread = false
rgw enable gc threads = false
rgw enable lc threads = false
`

const newKeys = () => ({
  accessKey: randomBytes(10).toString('hex'),
  secretKey: randomBytes(20).toString('hex'),
})

const startPeer = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bole-storage-'))
  const ports = { monitor: await freePort(), http: await freePort() }
  const daemons: ReturnType<typeof spawn>[] = []
  const env = { ...process.env, CEPH_CONF: `${folder}/ceph.conf` }
  // A daemon whose port was taken meanwhile ends: nothing else is worth waiting for then.
  const lost = new AbortController()
  const { signal } = lost
  const run = (program: string, ...words: string[]) =>
    promisify(execFile)(program, words, { env, timeout: 120_000, signal })
  const daemon = (program: string, ...words: string[]) => {
    const child = spawn(program, [...words, '-f'], { env, stdio: 'ignore' })
    child.once('exit', (code) => lost.abort(new Error(`${program} ended with ${code}`)))
    daemons.push(child)
  }
  const kill = () => {
    for (const child of daemons) child.kill('SIGKILL')
  }
  process.once('exit', kill)
  const stop = async () => {
    kill()
    process.off('exit', kill)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const addUser = async (name: string) => {
    const keys = newKeys()
    const secrets = [`--access-key=${keys.accessKey}`, `--secret=${keys.secretKey}`]
    await run('radosgw-admin', 'user', 'create', `--uid=${name}`, `--display-name=${name}`, ...secrets)
    return keys
  }
  try {
    await writeFile(`${folder}/ceph.conf`, configuration(folder, ports))
    for (const part of ['mon', 'osd']) await mkdir(join(folder, part))
    const keyring = `${folder}/keyring`
    const everything = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *']
    await run(
      'ceph-authtool',
      '--create-keyring',
      keyring,
      '--gen-key',
      '-n',
      'mon.',
      '--cap',
      'mon',
      'allow *',
    )
    for (const name of ['client.admin', 'osd.0'])
      await run('ceph-authtool', keyring, '--gen-key', '-n', name, ...everything)
    const map = `${folder}/map`
    await run('monmaptool', '--create', '--add', 'a', `127.0.0.1:${ports.monitor}`, map)
    await run('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring)
    daemon('ceph-mon', '-i', 'a')
    const id = randomUUID()
    await run('ceph', 'osd', 'new', id, '0')
    await run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', id)
    daemon('ceph-osd', '-i', '0')
    const user = await addUser('bole')
    const cramped = await addUser('cramped')
    await run('radosgw-admin', 'quota', 'set', '--quota-scope=user', '--uid=cramped', '--max-size=4096')
    await run('radosgw-admin', 'quota', 'enable', '--quota-scope=user', '--uid=cramped')
    daemon('radosgw', '-n', 'client.admin')
    const endpoint = `http://127.0.0.1:${ports.http}`
    const until = Date.now() + 120_000
    while (!(await isAnswering(endpoint))) {
      signal.throwIfAborted()
      if (Date.now() > until) throw new Error('radosgw does not answer')
      await pause(100)
    }
    return { peer: { endpoint, user, cramped }, stop }
  } catch (error) {
    await stop()
    throw signal.aborted ? signal.reason : error
  }
}

/** Whether an S3 service answers there, and nothing else that took the port meanwhile. */
const isAnswering = async (endpoint: string) => {
  const answer = await fetch(endpoint).catch(() => null)
  return answer?.ok && answer.headers.has('x-amz-request-id')
}

/** Starts on other ports where those that were free are taken, at most so often. */
const startOnFreePorts = async (tries = 3): ReturnType<typeof startPeer> => {
  try {
    return await startPeer()
  } catch (error) {
    if (tries <= 1) throw error
    process.stdout.write(`The S3 service is started once more: ${error}\n`)
    return startOnFreePorts(tries - 1)
  }
}

/** Vitest's global set-up of the peer project: an S3 service that is real and checks signatures; its own tests fail where it cannot be had. */
export const setup = async (project: TestProject) => {
  if (!isInstalled() && !mayInstall()) {
    const how = `install Debian's ${packages.join(', ')} to run them`
    process.stdout.write(`The tests of the file store against an S3 service are skipped: ${how}.\n`)
    project.provide('storagePeer', null)
    return undefined
  }
  try {
    if (!isInstalled()) {
      process.stdout.write('Installing an S3 service (radosgw) for the tests of the file store…\n')
      const fault = installPackages(...packages)
      if (fault !== null) throw new Error(fault)
    }
    const { peer, stop } = await startOnFreePorts()
    project.provide('storagePeer', peer)
    return stop
  } catch (error) {
    const fault = `There is no S3 service to test with: ${error}`
    project.provide('storagePeer', { endpoint: '', user: newKeys(), cramped: newKeys(), fault })
    return undefined
  }
}
