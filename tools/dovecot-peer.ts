import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { installPackages } from './debian.ts'
import { answers, freePort } from './peer-ports.ts'
import { postfix, startPostfix } from './postfix-peer.ts'

/** A mailbox of `jobs@acme.test` with the password `secret`; what is laid into `inbox` has arrived. */
interface MailboxPeer {
  readonly port: number
  readonly inbox: string
  /** Debian's postfix, which delivers to the mailboxes `office` and `lin` beside it; null where it cannot be had. */
  readonly relayPort: number | null
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Debian's dovecot; null where it cannot be had. */
    mailboxPeer: MailboxPeer | null
  }
}

const program = '/usr/sbin/dovecot'

const configuration = (folder: string, port: number) => `protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
listen = 127.0.0.1
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

/** As root on Debian, what mails are delivered by and read from is installed. */
const install = (...packages: readonly ('dovecot-imapd' | 'postfix')[]) => {
  const isRoot = process.getuid?.() === 0
  if (isRoot && existsSync('/usr/bin/apt-get')) installPackages(...packages)
}

/** Debian's dovecot, which has to be started as root; null where it cannot be had. */
export const startDovecot = async (): Promise<Dovecot | null> => {
  if (!existsSync(program)) install('dovecot-imapd')
  if (process.getuid?.() !== 0 || !existsSync(program)) return null
  const folder = await mkdtemp(join(tmpdir(), 'bole-dovecot-'))
  const port = await freePort()
  const mails = join(folder, 'mail')
  const inbox = join(mails, 'jobs/new')
  for (const part of ['run', 'mail/jobs/new', 'mail/jobs/cur', 'mail/jobs/tmp'])
    await mkdir(join(folder, part), { recursive: true })
  for (const part of ['', 'mail', 'mail/jobs', 'mail/jobs/new', 'mail/jobs/cur', 'mail/jobs/tmp'])
    await chmod(join(folder, part), 0o777)
  await writeFile(join(folder, 'conf'), configuration(folder, port))
  const daemon = spawn(program, ['-F', '-c', join(folder, 'conf')], { stdio: 'ignore' })
  const kill = () => void daemon.kill('SIGTERM')
  process.once('exit', kill)
  for (let tries = 0; tries < 100 && !(await answers(port)); tries++) await pause(100)
  const end = async () => {
    kill()
    process.off('exit', kill)
    await pause(300)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { port, inbox, mails, end }
}

/** Vitest's global set-up of the peer project: a dovecot with a postfix that delivers to it, or a word that there is none. */
export const setup = async (project: TestProject) => {
  if (!existsSync(program) || !existsSync(postfix)) install('dovecot-imapd', 'postfix')
  const dovecot = await startDovecot()
  if (!dovecot) {
    process.stdout.write(
      'The tests of a mailbox are skipped: run them as root with Debian’s dovecot-imapd and postfix.\n',
    )
    project.provide('mailboxPeer', null)
    return undefined
  }
  const { port, inbox, mails, end } = dovecot
  const relay = await startPostfix(mails)
  project.provide('mailboxPeer', { port, inbox, relayPort: relay?.port ?? null })
  return async () => {
    await relay?.stop()
    await end()
  }
}
