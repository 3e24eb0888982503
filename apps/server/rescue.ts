import { secrets } from '@bole/platform/server'
import pg from 'pg'

/** How long the link holds, in hours. */
const hours = 24

interface Found {
  readonly organisation_id: string
  readonly id: string
  readonly username: string
}

/**
 * Lets somebody in again whom nobody in their company can help: enables their account and their company, takes away their second factor
 * and whatever rests after wrong passwords, ends their sessions, and answers a link by which they set a password, once. Written down in
 * the account's history. For whoever runs the server: it needs the database, and nothing else.
 *
 * @throws a sentence where nobody has that name
 */
export async function rescue(
  { ownerUrl, publicUrl }: { readonly ownerUrl: string; readonly publicUrl: string },
  username: string,
): Promise<string> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query('begin')
    const found = await owner.query<Found>(
      `update users set state = 'enabled', expires_at = null, version = version + 1 where lower(username) = lower($1)
       returning organisation_id, id, username`,
      [username],
    )
    const [user] = found.rows
    if (!user) throw new Error(`Nobody signs in as “${username}”. ${await administrators(owner)}`)
    const token = secrets.newSecret()
    await letIn(owner, user, token)
    await owner.query('commit')
    return `${publicUrl}/site/reset-password#${token}`
  } finally {
    await owner.end()
  }
}

async function letIn(owner: pg.Client, { organisation_id, id, username }: Found, token: string) {
  const of = [organisation_id, id]
  const its = 'organisation_id = $1 and user_id = $2'
  await owner.query(`update organisations set state = 'enabled', expires_at = null where id = $1`, [
    organisation_id,
  ])
  await owner.query(`delete from second_factors where ${its}`, of)
  await owner.query('delete from sign_in_failures where subject like $1', [`%:${username.toLowerCase()}`])
  await owner.query('delete from sign_in_failures where subject = $1', [`proof:${id}`])
  await owner.query(
    `insert into password_links (organisation_id, user_id, token_digest, expires_at)
     values ($1, $2, $3, now() + make_interval(hours => $4))
     on conflict (organisation_id, user_id) do update set token_digest = excluded.token_digest, expires_at = excluded.expires_at`,
    [...of, secrets.digestOf(token), hours],
  )
  await owner.query(
    `insert into user_history (organisation_id, user_id, actor_id, action) values ($1, $2, null, 'rescue')`,
    of,
  )
  const ended = await owner.query<{ id: string }>(`delete from sessions where ${its} returning id`, of)
  // Processes that run hear of it with the commit, as of a change of their own.
  const changed = { session: ended.rows.map((session) => Number(session.id)), user: [Number(id)] }
  const message = { from: 'rescue', organisationId: Number(organisation_id), changed }
  await owner.query('select pg_notify($1, $2)', ['bole_changed', JSON.stringify(message)])
}

/** Who might be meant. */
async function administrators(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ username: string }>(
    `select username from users where role = 'SuperAdmin' order by id limit 10`,
  )
  if (rows.length === 0) return 'There is no super administrator yet.'
  return `Super administrators are: ${rows.map(({ username }) => username).join(', ')}.`
}

/** Whom the operator wants to let in again; null where it is not about that. */
export function nameToRescue(words: readonly string[]): string | null {
  const at = words.indexOf('--rescue')
  if (at < 0) return null
  const name = words[at + 1]
  if (!name || name.startsWith('--'))
    throw new Error('Say whom to let in again: npm start -- --rescue USERNAME')
  return name
}
