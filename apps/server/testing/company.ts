import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '@bole/accounts/model'
import { hashPassword } from '@bole/accounts/server'
import { field } from '@bole/platform/contract'
import { type NewCompany, orderedFacts } from './domain-facts.ts'
import { requestOf, sendRaw } from './raw-request.ts'
import type { World } from './world.ts'

/** Stands in every text of a company, so that it is noticed where it must not be. */
const wordOf = (organisationId: number) => `Kirin-${organisationId}-7Q`

/** Everybody's; made once, as it is slow by design. */
const passwordHash = hashPassword('correct-horse-battery')

/** An organisation with one of everything, by the name of its table; `batches` are the moves that can be undone. */
export interface Company {
  readonly organisationId: number
  readonly slug: string
  /** In every text the company wrote, and in no other company's. */
  readonly word: string
  /** A SuperAdmin of the organisation: only tenancy stands between them and a record. */
  readonly cookie: string
  readonly ids: Readonly<Record<string, number | string>>
}

/** The cookie of a new user who is signed in, made without asking the server. */
export async function signedInAs(
  world: World,
  organisationId: number,
  role: Role,
  departmentId: number | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const digest = createHash('sha256').update(token).digest()
  await world.rows(
    `with person as (
       insert into users (organisation_id, username, name, role, password_hash, department_id)
       values ($1, $2, $3, $4, $6, $7) returning id)
     insert into sessions (organisation_id, user_id, token_digest, expires_at)
     select $1, id, $5, now() + interval '1 day' from person`,
    organisationId,
    `u-${token.slice(0, 20)}`,
    `${role} ${wordOf(organisationId)}`,
    role,
    digest,
    await passwordHash,
    departmentId,
  )
  return `bole_session=${token}`
}

/** Builds a company: each domain adds what it keeps. */
export async function buildCompany(world: World): Promise<Company> {
  const organisationId = await world.organisation()
  const word = wordOf(organisationId)
  await world.rows('update organisations set name = $2 where id = $1', organisationId, word)
  const cookie = await signedInAs(world, organisationId, 'SuperAdmin')
  const ask: NewCompany['ask'] = async (call, body) => {
    const input = { params: {}, query: {}, body }
    const { status, http, text } = await sendRaw(world, call, cookie, requestOf(call, input, word))
    if (status !== 'success') throw new Error(`${call.name}: ${http} ${text}`)
  }
  const company = { world, organisationId, word, cookie, ask, made: {} }
  for (const { make } of orderedFacts()) await make?.(company)
  const [organisation] = await world.rows('select slug from organisations where id = $1', organisationId)
  const ids = { ...(await idsOf(world, organisationId)), ...(await batchOf(world, organisationId)) }
  return { organisationId, word, slug: String(organisation?.slug), cookie, ids }
}

/** The newest id of every table with rows of an organisation. */
async function idsOf(world: World, organisationId: number): Promise<Record<string, number>> {
  const tables = await world.rows(
    `select a.table_name from information_schema.columns a
     join information_schema.columns b using (table_schema, table_name)
     where table_schema = 'public' and a.column_name = 'organisation_id' and b.column_name = 'id' and b.data_type = 'bigint'`,
  )
  const one = ({ table_name: name }: Record<string, unknown>) =>
    `select '${name}' as name, max(id) as id from ${name} where organisation_id = $1`
  const rows = await world.rows(tables.map(one).join(' union all '), organisationId)
  return Object.fromEntries(
    rows.filter(({ id }) => id !== null).map(({ name, id }) => [String(name), field.id.parse(id)]),
  )
}

/** The batches that can be taken back, by the name the facts of their domains have for them. */
async function batchOf(world: World, organisationId: number): Promise<Record<string, string>> {
  const [[row], [kept]] = await Promise.all([
    world.rows(
      'select batch_id from application_history where organisation_id = $1 and batch_id is not null limit 1',
      organisationId,
    ),
    world.rows('select batch_id from pool_history where organisation_id = $1 limit 1', organisationId),
  ])
  return { batches: String(row?.batch_id), pool_batches: String(kept?.batch_id) }
}
