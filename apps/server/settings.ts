import { join, resolve } from 'node:path'
import type { InstallationMail } from '@bole/mail/server'
import type { MediaRelays } from '@bole/rooms/server'
import { distance } from 'fastest-levenshtein'
import type * as z from 'zod'
import { settingNotes } from './setting-notes.ts'
import { settingTable } from './setting-table.ts'
import { ownTimeZone } from './time-zone.ts'

type Environment = Record<string, string | undefined>
type Values = z.output<typeof settingTable>

const names = Object.keys(settingTable.shape)
const notesOf = new Map(
  Object.entries(settingTable.shape).map(([name, schema]) => [name, settingNotes.get(schema)]),
)

/** What the operator got wrong: one sentence a setting, each saying what to do. */
export class WrongSettings extends Error {
  readonly sentences: readonly string[]

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

const complaint = (name: string, value: string | undefined) => {
  const notes = notesOf.get(name)
  const mistake = notes?.mistakes?.[value?.toLowerCase() ?? '']
  if (mistake) return mistake
  const shown = notes?.isSecret ? 'set to something else (not shown: it may hold a secret)' : `"${value}"`
  return `${name} is ${shown}. It must be ${notes?.allowed}. Correct it, or remove it for the default.`
}

const bucketSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

const bucketOf = (values: Values) => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = values
  if (endpoint && bucket && accessKey && secretKey) return { endpoint, bucket, region, accessKey, secretKey }
  const present = bucketSettings.filter((name) => values[name] !== undefined)
  if (present.length === 0) return undefined
  const missing = bucketSettings.filter((name) => values[name] === undefined).join(', ')
  const sentence = `${present.join(', ')} without ${missing}: set all four to keep files in a bucket, or none.`
  throw new WrongSettings([sentence])
}

const dkimOf = ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY }: Values) => {
  const given = { DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY }
  if (DKIM_DOMAIN && DKIM_SELECTOR && DKIM_KEY)
    return { dkim: { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey: DKIM_KEY } }
  const present = Object.entries(given).flatMap(([name, value]) => (value ? name : []))
  if (present.length === 0) return {}
  throw new WrongSettings([
    `${present.join(', ')} without the others: set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY to sign mail, or none.`,
  ])
}

const mailOf = (values: Values): InstallationMail | null => {
  const { SMTP_URL: url, MAIL_FROM: sender } = values
  if (url && sender) return { url, sender, ...dkimOf(values) }
  if (!url && !sender) return null
  const [present, missing] = url ? ['SMTP_URL', 'MAIL_FROM'] : ['MAIL_FROM', 'SMTP_URL']
  throw new WrongSettings([`${present} without ${missing}: set both to send mail, or neither.`])
}

const mediaRelaysOf = ({ ICE_SERVERS: addresses, TURN_SECRET: secret }: Values): MediaRelays => {
  const hasRelay = addresses.some((address) => /^turns?:/i.test(address))
  if (hasRelay && secret === undefined)
    throw new WrongSettings([
      'ICE_SERVERS names a turn: server without TURN_SECRET: set both, or name stun: servers only.',
    ])
  return { addresses, secret: secret ?? null }
}

/** Only what is set. */
const platformAddressesOf = ({ WECHAT_URL, WECOM_URL, DINGTALK_URL, FEISHU_URL }: Values) => ({
  ...(WECHAT_URL ? { wechat: WECHAT_URL } : {}),
  ...(WECOM_URL ? { wecom: WECOM_URL } : {}),
  ...(DINGTALK_URL ? { dingtalk: DINGTALK_URL } : {}),
  ...(FEISHU_URL ? { feishu: FEISHU_URL } : {}),
})

const nearMisses = (env: Environment) =>
  Object.keys(env).flatMap((written) => {
    if (names.includes(written)) return []
    const meant = names.find((name) => distance(written, name) <= (name.length > 5 ? 2 : 1))
    const looksLikeOurs = meant !== undefined || written.startsWith('S3_')
    if (!looksLikeOurs) return []
    return [`${written} is not a setting${meant ? `: did you mean ${meant}?` : '.'} It has no effect.`]
  })

/**
 * Reads Bole's settings from the environment (docs/operations.md lists them). An empty value counts as absent.
 *
 * @throws WrongSettings naming every wrong value at once
 */
export const readSettings = (env: Environment) => {
  const given = Object.fromEntries(names.map((name) => [name, env[name]?.trim() || undefined]))
  const parsed = settingTable.safeParse(given)
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map((issue) => String(issue.path[0])))
    throw new WrongSettings([...wrong].map((name) => complaint(name, given[name])))
  }
  const values = parsed.data
  if (values.ROLE !== 'all' && values.DATABASE_URL === undefined) {
    throw new WrongSettings([
      `ROLE is "${values.ROLE}", but the embedded database serves one process: set DATABASE_URL, or ROLE=all.`,
    ])
  }
  const dataDirectory = resolve(values.DATA_DIR)
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    trustedProxies: values.TRUST_PROXY,
    requestsPerAddress: values.REQUESTS_PER_ADDRESS,
    dataDirectory,
    databaseDirectory: join(dataDirectory, 'database'),
    diskReserve: values.DISK_RESERVE * 1024 * 1024,
    databaseUrl: values.DATABASE_URL,
    databaseConnections: values.DATABASE_CONNECTIONS,
    role: values.ROLE,
    timeZone: values.TIME_ZONE ?? ownTimeZone() ?? 'UTC',
    isZoneGiven: values.TIME_ZONE !== undefined,
    sessionDays: values.SESSION_DAYS,
    logLevel: values.LOG_LEVEL,
    s3: bucketOf(values),
    mail: mailOf(values),
    smsUrl: values.SMS_URL,
    mailPerMinute: values.MAIL_PER_MINUTE,
    mailboxUrl: values.MAILBOX_URL,
    accountSync: values.HAITOU_SYNC_URL
      ? { url: values.HAITOU_SYNC_URL, token: values.HAITOU_SYNC_TOKEN ?? null }
      : null,
    platformAddresses: platformAddressesOf(values),
    mediaRelays: mediaRelaysOf(values),
    allowedInnerHosts: values.ALLOWED_INNER_HOSTS,
    sealingKey: values.SECRET_KEY,
    warnings: nearMisses(env),
  }
}

/** What the operator decided, with every default filled in; `warnings` are sentences to show at start. */
export type Settings = ReturnType<typeof readSettings>

/** The settings as the Markdown table of docs/operations.md, its columns aligned as Biome formats them. */
export const settingsAsMarkdown = () => {
  const head = ['Setting', 'Meaning', 'Allowed', 'When absent']
  const body = [...notesOf].map(([name, notes]) => [
    `\`${name}\``,
    notes?.meaning ?? '',
    notes?.allowed ?? '',
    notes?.absent ?? '',
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)))
  const rule = widths.map((width) => '-'.repeat(width))
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [head, rule, ...body].map(line).join('\n')
}
