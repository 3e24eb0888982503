import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { installPackages } from './debian.ts'

/** A mailbox of `jobs@acme.test` with the password `secret`; what is laid into `inbox` has arrived. */
interface MailboxPeer {
  readonly port: number
  readonly inbox: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Debian's dovecot; null where it cannot be had. */
    mailboxPeer: MailboxPeer | null
  }
}

const program = '/usr/sbin/dovecot'

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    setTimeout(() => socket.destroy(), 1000)
  })

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

/** Vitest's global set-up of the peer project: Debian's dovecot, which has to be started as root, and says when it cannot be had. */
export const setup = async (project: TestProject) => {
  const isRoot = process.getuid?.() === 0
  if (isRoot && !existsSync(program) && existsSync('/usr/bin/apt-get')) installPackages('dovecot-imapd')
  if (!isRoot || !existsSync(program)) {
    process.stdout.write(
      'The tests of a mailbox are skipped: run them as root with Debian’s dovecot-imapd.\n',
    )
    project.provide('mailboxPeer', null)
    return undefined
  }
  const folder = await mkdtemp(join(tmpdir(), 'bole-dovecot-'))
  const port = await freePort()
  const inbox = join(folder, 'mail/jobs/new')
  for (const part of ['run', 'mail/jobs/new', 'mail/jobs/cur', 'mail/jobs/tmp'])
    await mkdir(join(folder, part), { recursive: true })
  for (const part of ['', 'mail', 'mail/jobs', 'mail/jobs/new', 'mail/jobs/cur', 'mail/jobs/tmp'])
    await chmod(join(folder, part), 0o777)
  await writeFile(join(folder, 'conf'), configuration(folder, port))
  const daemon = spawn(program, ['-F', '-c', join(folder, 'conf')], { stdio: 'ignore' })
  const end = () => void daemon.kill('SIGTERM')
  process.once('exit', end)
  for (let tries = 0; tries < 100 && !(await answers(port)); tries++) await pause(100)
  project.provide('mailboxPeer', { port, inbox })
  return async () => {
    end()
    process.off('exit', end)
    await pause(300)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
