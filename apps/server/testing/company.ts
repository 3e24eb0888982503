import { createHash, randomBytes } from 'node:crypto'
import type { Role } from '@bole/accounts/model'
import { hashPassword } from '@bole/accounts/server'
import { intakeApi } from '@bole/intake/contract'
import { pipelineApi } from '@bole/pipeline/contract'
import { type Call, field } from '@bole/platform/contract'
import { resumesApi } from '@bole/resumes/contract'
import { type RawAnswer, requestOf, sendRaw } from './raw-request.ts'
import type { Input } from './sample-input.ts'
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

/** Builds a company; everything its own calls can make is made by them. */
export async function buildCompany(world: World): Promise<Company> {
  const organisationId = await world.organisation()
  const secretWord = wordOf(organisationId)
  await world.rows('update organisations set name = $2 where id = $1', organisationId, secretWord)
  const cookie = await signedInAs(world, organisationId, 'SuperAdmin')
  const departments = await world.department(organisationId, secretWord)
  const positions = await world.position(organisationId, { title: secretWord, departmentId: departments })
  const applications = await world.application(organisationId, positions, { name: secretWord })
  const ask = async (call: Call, input: Partial<Input>): Promise<RawAnswer> => {
    const request = requestOf(call, { params: {}, query: {}, body: {}, ...input }, secretWord)
    const answer = await sendRaw(world, call, cookie, request)
    if (answer.status !== 'success') throw new Error(`${call.name}: ${answer.http} ${answer.text}`)
    return answer
  }
  const post = { post_id: applications }
  await ask(resumesApi.addNote, { body: { ...post, text: secretWord } })
  await ask(pipelineApi.addTags, { body: { post_ids: [applications], tags: [secretWord] } })
  await ask(pipelineApi.saveSearch, { body: { screen: 'candidates', name: secretWord, conditions: {} } })
  await ask(intakeApi.upload, { body: { position_id: positions } })
  const ids = await idsOf(world, organisationId)
  await ask(pipelineApi.takeUp, { body: { ...post, version: 1 } })
  await addResume(world, organisationId, Number(ids.candidates))
  await addNotice(world, organisationId, cookie)
  const [organisation] = await world.rows('select slug from organisations where id = $1', organisationId)
  return {
    organisationId,
    word: secretWord,
    slug: String(organisation?.slug),
    cookie,
    ids: { ...(await idsOf(world, organisationId)), ...(await batchOf(world, organisationId)) },
  }
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

async function batchOf(world: World, organisationId: number): Promise<{ batches: string }> {
  const [row] = await world.rows(
    'select batch_id from application_history where organisation_id = $1 and batch_id is not null limit 1',
    organisationId,
  )
  return { batches: String(row?.batch_id) }
}

/** A résumé whose original is the file that was uploaded. */
export async function addResume(world: World, organisationId: number, candidateId: number): Promise<number> {
  const [row] = await world.rows(
    `with resume as (
       insert into resumes (organisation_id, candidate_id, file_id, state, content)
       select $1, $2, max(id), 'unreadable', $3 from files where organisation_id = $1 returning id)
     update candidates set resume_id = (select id from resume) where organisation_id = $1 and id = $2 returning resume_id`,
    organisationId,
    candidateId,
    wordOf(organisationId),
  )
  return Number(row?.resume_id)
}

async function addNotice(world: World, organisationId: number, cookie: string): Promise<void> {
  await world.rows(
    `insert into notices (organisation_id, user_id, kind, facts)
     select $1, user_id, 'upload_finished', '{}' from sessions where token_digest = $2`,
    organisationId,
    createHash('sha256').update(cookie.replace('bole_session=', '')).digest(),
  )
}
