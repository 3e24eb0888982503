import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@bole/accounts/model'
import { type CompanyClock, hashPassword } from '@bole/accounts/server'
import { receiveApplication } from '@bole/pipeline/server'
import { type ChangedEntities, DiskFileStore, inTransaction } from '@bole/platform/host'
import type { DiskRoom, FileStore } from '@bole/platform/server'
import { databasesOf } from '@bole/platform/testing'
import { addCandidate, type CandidateFacts } from '@bole/resumes/server'
import pg from 'pg'
import { inject } from 'vitest'
import { type Composition, compose } from '../compose.ts'
import { contactAlone } from './contact-alone.ts'
import { Visitor } from './visitor.ts'

/** The password of everybody in a test world. */
export const password = 'correct-horse-battery'

let passwordHash: Promise<string> | null = null

/** What a test may want of a position. */
export interface NewPosition {
  readonly origin: number
  readonly title: string
  readonly departmentId: number | null
  readonly ownerId: number | null
  readonly stages: readonly number[]
  readonly state: 'draft' | 'open' | 'closed'
}

/** The whole server on a database of its own, with builders of what stories need. */
export class World {
  readonly origin: string
  readonly #owner: pg.Pool
  readonly ownerUrl: string
  readonly store: FileStore
  readonly server: Awaited<ReturnType<typeof compose>>
  now: Date | null = null
  #made = 0
  readonly #end: () => Promise<void>

  constructor(parts: {
    origin: string
    owner: pg.Pool
    ownerUrl: string
    store: FileStore
    server: World['server']
    end: () => Promise<void>
  }) {
    this.origin = parts.origin
    this.#owner = parts.owner
    this.ownerUrl = parts.ownerUrl
    this.store = parts.store
    this.server = parts.server
    this.#end = parts.end
  }

  /** Rows as the database's owner sees them, whatever the organisation. */
  async rows(sql: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
    return (await this.#owner.query(sql, values)).rows
  }

  /** Connections of the server that wait for a lock; asked live, for a transaction sees who is there only once. */
  async waitingForLocks(): Promise<number> {
    await this.rows('select pg_stat_clear_snapshot()')
    const [row] = await this.rows(
      `select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
       where not granted and datname = current_database()`,
    )
    return Number(row?.waiting)
  }

  async organisation(name = 'Acme'): Promise<number> {
    const slug = `org-${process.hrtime.bigint()}`
    const [row] = await this.rows(
      'insert into organisations (slug, name) values ($1, $2) returning id',
      slug,
      name,
    )
    return Number(row?.id)
  }

  async department(organisationId: number, name: string, parentId: number | null = null): Promise<number> {
    const [row] = await this.rows(
      `with made as (select nextval(pg_get_serial_sequence('departments', 'id')) as id)
       insert into departments (organisation_id, id, parent_id, path, name)
       select $1, made.id, $2, coalesce((select path from departments where organisation_id = $1 and id = $2), '{}') || made.id, $3
       from made returning id`,
      organisationId,
      parentId,
      name,
    )
    return Number(row?.id)
  }

  /** A user who is signed in. */
  async user(organisationId: number, role: Role, departmentId: number | null = null): Promise<Visitor> {
    passwordHash ??= hashPassword(password)
    const username = `u${++this.#made}-${process.hrtime.bigint()}`
    const [row] = await this.rows(
      `insert into users (organisation_id, username, name, role, department_id, password_hash)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      organisationId,
      username,
      `${role} ${this.#made}`,
      role,
      departmentId,
      await passwordHash,
    )
    const visitor = new Visitor(this.origin, { id: Number(row?.id), organisationId, username })
    await visitor.signIn(password)
    return visitor
  }

  /** A position that is open, with its project and its hiring process. */
  async position(organisationId: number, given: Partial<NewPosition> = {}): Promise<number> {
    const { origin = 2, title = 'Engineer', departmentId = null, ownerId = null } = given
    const { stages = [1, 14, 16, 3, 15, 12, 5, 6], state = 'open' } = given
    const [row] = await this.rows(
      `with process as (
         insert into processes (organisation_id, origin, name) values ($1, $2, 'Standard') returning id
       ), steps as (
         insert into process_steps (organisation_id, process_id, stage, title, place)
         select $1, process.id, passed.stage, case when passed.round = 1 then '' else 'Round ' || passed.round end, place
         from process, (select *, row_number() over (partition by stage order by place) as round
           from unnest($3::smallint[]) with ordinality listed(stage, place)) passed
         order by place
       ), project as (
         insert into projects (organisation_id, origin, name, questions) values ($1, $2, 'Project', $8) returning id
       )
       insert into positions (organisation_id, project_id, origin, department_id, process_id, owner_user_id, title, state)
       select $1, project.id, $2, $4, process.id, $5, $6, $7 from process, project returning id`,
      organisationId,
      origin,
      stages,
      departmentId,
      ownerId,
      title,
      ...[state, contactAlone],
    )
    return Number(row?.id)
  }

  /** Somebody who applied, awaiting screening. */
  async application(
    organisationId: number,
    positionId: number,
    facts: Partial<CandidateFacts> = {},
  ): Promise<number> {
    const parts = { database: this.server.database, publish: this.server.announcer.publish }
    const id = await inTransaction(parts, organisationId, async (tx) => {
      const candidateId = await addCandidate(tx, { name: '王小明', ...facts })
      const arrival = {
        candidateId,
        positionId,
        source: 'upload',
        actor: 'system',
        userId: null,
        at: new Date(),
      } as const
      return receiveApplication(tx, arrival)
    })
    if (id === null) throw new Error('no such position')
    return id
  }

  /** What an organisation's browsers are told from now on; it grows, so look at it with `expect.poll`. */
  heard(organisationId: number): readonly ChangedEntities[] {
    const all: ChangedEntities[] = []
    this.server.announcer.onChange((of, changed) => {
      if (of === organisationId) all.push(changed)
    })
    return all
  }

  /** Somebody nobody knows. */
  stranger(): Visitor {
    return new Visitor(this.origin, { id: 0, organisationId: 0, username: '' })
  }

  async end(): Promise<void> {
    await this.#end()
  }
}

type Outside = 'codeRunner' | 'mail' | 'smsUrl' | 'mailPerMinute' | 'accountSync' | 'platformAddresses'
type MailboxName = 'mailboxUrl' | 'mailboxEvery'

/** What a test may want of its world; services outside: none, no sandbox, and no platform but the public ones, unless said. */
export interface WorldOptions
  extends Partial<Pick<Composition, Outside | MailboxName | 'allowedInnerHosts'>> {
  readonly role?: 'web' | 'all'
  /** A migrated database that is there already and stays, instead of one of the run's cluster. */
  readonly ownerUrl?: string
  /** How the server reaches the database, when not directly. */
  readonly through?: (ownerUrl: string) => string
  /** Where uploads go, when not to a folder that nothing is wrong with. */
  readonly store?: FileStore
  /** How the clock is set; fixed to Shanghai's, unless said. */
  readonly clock?: CompanyClock
  /** How many connections the server may open to the database. */
  readonly connections?: number
  /** What uploads leave free; nothing, unless said. */
  readonly room?: DiskRoom
}

/** Starts a world for one file of tests; end it in `afterAll`. */
export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const databases = databasesOf(inject('testClusterUrl'))
  const name = options.ownerUrl === undefined ? await databases.createDatabase() : null
  const ownerUrl = options.ownerUrl ?? databases.ownerUrl(name ?? '')
  const folder = await mkdtemp(join(tmpdir(), 'bole-files-'))
  const holder: { world: World | null } = { world: null }
  const store = options.store ?? new DiskFileStore(folder)
  const server = await compose({
    ownerUrl: options.through?.(ownerUrl) ?? ownerUrl,
    store,
    ...(options.room && { room: options.room }),
    ...{ role: options.role ?? 'web', checksReplies: true },
    codeRunner: options.codeRunner ?? { run: async () => ({ kind: 'no_sandbox' }) },
    logLevel: process.env.TEST_LOG ?? 'silent',
    ...{ trustedProxies: false, isSecure: false },
    clock: options.clock ?? { isFixed: true, zone: () => 'Asia/Shanghai', choose: () => undefined },
    publicUrl: 'https://jobs.acme.test',
    sealingKey: new Uint8Array(32).fill(7),
    ...{ mail: options.mail ?? null, accountSync: options.accountSync ?? null },
    ...{ smsUrl: options.smsUrl ?? null, mailPerMinute: options.mailPerMinute ?? 0 },
    ...{ mailboxUrl: options.mailboxUrl ?? null, mailboxEvery: options.mailboxEvery ?? 20_000 },
    // The peers that tests talk to are on this machine.
    allowedInnerHosts: options.allowedInnerHosts ?? ['loopback'],
    ...(options.platformAddresses ? { platformAddresses: options.platformAddresses } : {}),
    connections: options.connections ?? 12,
    isAlone: false,
    now: () => holder.world?.now ?? new Date(),
    log: () => undefined,
  })
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  // A pool finds a database again that was gone.
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  owner.on('error', () => undefined)
  const end = async () => {
    await server.stop()
    await owner.end()
    if (name !== null) await databases.dropDatabase(name)
    await rm(folder, { recursive: true, force: true })
  }
  holder.world = new World({ origin, owner, ownerUrl, store, server, end })
  return holder.world
}
