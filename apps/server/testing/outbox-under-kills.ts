import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { MailPeer } from '@bole/mail/testing'
import pg from 'pg'
import { ServerProcess } from './server-process.ts'

interface Asked {
  readonly ownerUrl: string
  readonly mails: number
  /** How often the server is killed while it sends. */
  readonly kills: number
  /** The processor time of a process so far, in milliseconds; not asked where nobody measures. */
  readonly cpuTimeOf?: (pid: number) => number
}

/** What came of an outbox that was sent, by the mail server that took it. */
interface Sent {
  /** Messages that never arrived. */
  readonly lost: number
  /** Messages that came under two different Message-IDs: nobody could tell that they are one. */
  readonly twice: number
  /** Times that a message came again under its own Message-ID, as nobody knew whether it had left. */
  readonly again: number
  /** Messages a second, from the first that arrived to the last, where nobody was killed. */
  readonly perSecond: number
  /** Processor time of the server for one message, in milliseconds: what a busy machine does not lengthen. */
  readonly cpuEach: number
}

const head = (raw: string, name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(raw)?.[1]?.trim() ?? ''

/** Sends an outbox through a real mail server, and kills the server with `kill -9` again and again while it does. */
export async function sendUnderKills({ ownerUrl, mails, kills, cpuTimeOf }: Asked): Promise<Sent> {
  const peer = await MailPeer.start()
  const owner = new pg.Client(ownerUrl)
  const directory = await mkdtemp(join(tmpdir(), 'bole-outbox-'))
  const start = () =>
    ServerProcess.start({
      ...{ DATABASE_URL: ownerUrl, DATA_DIR: directory, ROLE: 'all', MAIL_PER_MINUTE: '0' },
      ...{ SMTP_URL: `smtp://127.0.0.1:${peer.port}`, MAIL_FROM: 'jobs@acme.test' },
    })
  let server = await start()
  await owner.connect()
  const left = async () => {
    const { rows } = await owner.query("select count(*)::int as n from mails where state <> 'sent'")
    return Number(rows[0]?.n)
  }
  const cpuTime = () => cpuTimeOf?.(server.child.pid ?? 0) ?? 0
  let [cpuBefore, cpuEach] = [0, 0]
  try {
    await server.kill()
    await owner.query(
      `with made as (insert into organisations (slug, name, home, state) values ('acme', 'Acme', 'social', 'enabled') returning id)
       insert into mails (organisation_id, message_key, recipient, language, subject, plain, about)
       select made.id, gen_random_uuid(), 'p' || n || '@example.com', 'en-US', 'News', 'Come at ten.', 'test'
       from made, generate_series(1, $1::int) n`,
      [mails],
    )
    for (let killed = 0; killed <= kills; killed++) {
      // Who was killed over a message is taken for dead after minutes: here at once.
      await owner.query("update mails set begun_at = begun_at - interval '1 hour' where begun_at is not null")
      const before = peer.received.length
      server = await start()
      cpuBefore = cpuTime()
      const isLast = killed === kills
      const wanted = isLast ? Number.POSITIVE_INFINITY : before + Math.ceil(mails / (kills + 1))
      while (peer.received.length < wanted && (await left()) > 0) await pause(isLast ? 50 : 5)
      cpuEach = (cpuTime() - cpuBefore) / (peer.received.length - before)
      if (!isLast) await server.kill()
    }
    const ids = new Map<string, Set<string>>()
    for (const { to, raw } of peer.received) {
      const of = ids.get(to.join()) ?? new Set()
      ids.set(to.join(), of.add(head(raw, 'Message-ID')))
    }
    const times = peer.received.map(({ at }) => at)
    const seconds = (Math.max(...times) - Math.min(...times)) / 1000
    return {
      lost: mails - ids.size,
      twice: [...ids.values()].filter(({ size }) => size > 1).length,
      again: peer.received.length - ids.size,
      perSecond: peer.received.length / seconds,
      cpuEach,
    }
  } finally {
    if (server.child.exitCode === null && server.child.signalCode === null) await server.kill()
    await owner.end()
    await peer.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
