import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { answers, freePort } from './peer-ports.ts'

/** Debian's mail server. */
export const postfix = '/usr/sbin/postfix'

/** A mail server that takes mail for anybody and keeps it for the people of `acme.test`. */
interface Postfix {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** Whoever has a mailbox; mail to another name of the domain comes back. */
const people = ['office', 'lin']

const settings = (folder: string, mailFolder: string) => `compatibility_level = 3.6
queue_directory = ${folder}/spool
data_directory = ${folder}/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mx.acme.test
mydestination =
mynetworks = 127.0.0.0/8
smtpd_relay_restrictions = permit_mynetworks, reject
smtpd_reject_unlisted_recipient = no
virtual_mailbox_domains = acme.test
virtual_mailbox_base = ${mailFolder}
virtual_mailbox_maps = inline:{ ${people.map((name) => `${name}@acme.test=${name}/`).join(', ')} }
virtual_uid_maps = static:65534
virtual_gid_maps = static:65534
recipient_delimiter = +
smtputf8_enable = no
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
`

const services = (port: number) => `${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`

/** Starts Debian's postfix, as root, which delivers into a folder of maildirs; null where it cannot be had. */
export async function startPostfix(mailFolder: string): Promise<Postfix | null> {
  if (!existsSync(postfix)) return null
  const folder = await mkdtemp(join(tmpdir(), 'bole-postfix-'))
  const port = await freePort()
  await chmod(folder, 0o755)
  for (const part of ['conf', 'spool', 'data']) await mkdir(join(folder, part))
  spawnSync('chown', ['postfix', join(folder, 'data')])
  for (const name of people) {
    await mkdir(join(mailFolder, name), { recursive: true })
    await chmod(join(mailFolder, name), 0o777)
  }
  await writeFile(join(folder, 'conf/main.cf'), settings(folder, mailFolder))
  await writeFile(join(folder, 'conf/master.cf'), services(port))
  const at = ['-c', join(folder, 'conf')]
  spawn(postfix, [...at, 'start-fg'], { stdio: 'ignore' })
  const end = () => void spawnSync(postfix, [...at, 'stop'], { stdio: 'ignore' })
  process.once('exit', end)
  for (let tries = 0; tries < 100 && !(await answers(port)); tries++) await pause(100)
  const stop = async () => {
    end()
    process.off('exit', end)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { port, stop }
}
