import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { installPackages, mayInstall } from './debian.ts'
import { freePort } from './peer-ports.ts'
import { postfix, startPostfix } from './postfix-peer.ts'

/** A mailbox of `jobs@acme.test` with the password `secret`; what is laid into `inbox` has arrived. */
interface MailboxPeer {
  readonly port: number
  readonly inbox: string
  /** Debian's postfix, which delivers to the mailboxes `office` and `lin` beside it; null where it cannot be had. */
  readonly relayPort: number | null
  /** Why it could not be installed or started, in a sentence. */
  readonly fault?: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Debian's dovecot; null where this process may neither start nor install it. */
    mailboxPeer: MailboxPeer | null
  }
}

const program = '/usr/sbin/dovecot'

/** What ours greets with: at a port that was taken meanwhile somebody else answers. */
const greeting = `bole ${randomUUID()}`

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', (bytes) => resolve(bytes.includes(greeting))).once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    setTimeout(() => socket.destroy(), 1000)
  })

const configuration = (folder: string, port: number) => `protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
listen = 127.0.0.1
login_greeting = ${greeting}
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail/%n
mail_uid = nobody
mail_gid = nogroup
first_valid_uid = 1
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}/mail/%n
}
`

/** A dovecot that was started: where mails of its mailboxes lie, and how it is ended. */
interface Dovecot {
  readonly port: number
  readonly inbox: string
  readonly mails: string
  readonly end: () => Promise<void>
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

const ended = async (daemon: ChildProcess) => {
  if (!isAlive(daemon)) return
  const exit = once(daemon, 'exit')
  daemon.kill('SIGTERM')
  await exit
}

/** Starts dovecot on a port that is free; null where that was taken meanwhile, of which it ends. */
const tryToStart = async (folder: string) => {
  const port = await freePort()
  await writeFile(join(folder, 'conf'), configuration(folder, port))
  const daemon = spawn(program, ['-F', '-c', join(folder, 'conf')], { stdio: 'ignore' })
  for (const until = Date.now() + 60_000; isAlive(daemon) && Date.now() < until; await pause(100))
    if (await answers(port)) return { daemon, port }
  await ended(daemon)
  return null
}

/**
 * Debian's dovecot, which has to be started as root; null where it cannot be had.
 *
 * @throws a sentence, where it could be had and does not install or start
 */
export const startDovecot = async (): Promise<Dovecot | null> => {
  if (process.getuid?.() !== 0 || !(existsSync(program) || mayInstall())) return null
  const fault = existsSync(program) ? null : installPackages('dovecot-imapd')
  if (fault !== null) throw new Error(fault)
  const folder = await mkdtemp(join(tmpdir(), 'bole-dovecot-'))
  const mails = join(folder, 'mail')
  const inbox = join(mails, 'jobs/new')
  for (const part of ['run', 'mail/jobs/new', 'mail/jobs/cur', 'mail/jobs/tmp'])
    await mkdir(join(folder, part), { recursive: true })
  for (const part of ['', 'mail', 'mail/jobs', 'mail/jobs/new', 'mail/jobs/cur', 'mail/jobs/tmp'])
    await chmod(join(folder, part), 0o777)
  let started = await tryToStart(folder)
  for (let tries = 1; !started && tries < 5; tries++) started = await tryToStart(folder)
  const clear = () => rm(folder, { recursive: true, force: true, maxRetries: 5 })
  if (!started) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '')
    await clear()
    throw new Error(`dovecot did not start on any of five ports: ${log.slice(-500)}`)
  }
  const { daemon, port } = started
  const kill = () => void daemon.kill('SIGTERM')
  process.once('exit', kill)
  const end = async () => {
    process.off('exit', kill)
    await ended(daemon)
    await clear()
  }
  return { port, inbox, mails, end }
}

/** Both, postfix delivering into dovecot's mailboxes; null where this process may neither start nor install them. */
const startBoth = async () => {
  const dovecot = await startDovecot()
  if (!dovecot) return null
  const fault = existsSync(postfix) ? null : installPackages('postfix')
  if (fault !== null) throw new Error(fault)
  const relay = await startPostfix(dovecot.mails)
  return { dovecot, relay }
}

/**
 * Vitest's global set-up of the peer project: a dovecot with a postfix that delivers to it, or a word that there is none.
 * Where they could be had and do not install or start, the tests of mailboxes fail, and the reason stands here.
 */
export const setup = async (project: TestProject) => {
  try {
    const both = await startBoth()
    if (!both) {
      process.stdout.write(
        'The tests of a mailbox are skipped: run them as root with Debian’s dovecot-imapd and postfix.\n',
      )
      project.provide('mailboxPeer', null)
      return undefined
    }
    const { dovecot, relay } = both
    const { port, inbox } = dovecot
    project.provide('mailboxPeer', { port, inbox, relayPort: relay?.port ?? null })
    return async () => {
      await relay?.stop()
      await dovecot.end()
    }
  } catch (error) {
    const fault = `There is no mailbox to test with: ${error}`
    process.stdout.write(`${fault}\n`)
    project.provide('mailboxPeer', { port: 0, inbox: '', relayPort: 0, fault })
    return undefined
  }
}
