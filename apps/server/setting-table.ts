import { isIP } from 'node:net'
import { isInnerHost } from '@bole/platform/outward'
import * as z from 'zod'
import { messageSettings } from './message-settings.ts'
import { roomSettings } from './room-settings.ts'
import { settingNotes } from './setting-notes.ts'
import { timeZoneNamed } from './time-zone.ts'

const integer = (low: number, high: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(low).max(high))
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')
const origin = z
  .string()
  .regex(/^https?:\/\//)
  .refine(isOrigin)
  .transform((text) => new URL(text).origin)
/** An address, a range such as 10.0.0.0/8, or one of the names the HTTP server has for the private ranges. */
const isProxy = (text: string) => {
  const [address = '', bits, ...more] = text.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && most > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
}
const trustedProxies = z.union([
  z.enum(['false', 'no', '0']).transform(() => false as const),
  z
    .string()
    .regex(/^[1-9]$/)
    .transform(Number),
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((parts) => parts.every(isProxy)),
])
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const httpAddress = 'an http:// or https:// address without a path'
const placeOf = (platform: string) =>
  origin.optional().register(settingNotes, {
    allowed: httpAddress,
    meaning: `Where ${platform} is asked, where it is not its public service.`,
    absent: 'its public addresses',
  })

/** Every environment variable Bole reads. The table in docs/operations.md is made from this record. */
export const settingTable = z.object({
  PORT: integer(0, 65_535).default(3000).register(settingNotes, {
    allowed: 'a whole number from 0 to 65535 (0 takes any free port)',
    meaning: 'The port Bole listens on.',
    absent: '3000',
  }),
  HOST: z.union([z.ipv4(), z.ipv6(), z.hostname()]).default('127.0.0.1').register(settingNotes, {
    allowed: 'an address or a name of this machine, such as 0.0.0.0 for all of its networks',
    meaning: 'The address Bole listens on.',
    absent: '127.0.0.1: only this machine, where a reverse proxy stands',
  }),
  PUBLIC_URL: origin.optional().register(settingNotes, {
    allowed: httpAddress,
    meaning: 'The address people use, for links in messages; https makes cookies secure.',
    absent: '`http://localhost:` and the port',
  }),
  TRUST_PROXY: trustedProxies.default(false).register(settingNotes, {
    allowed:
      'the number of reverse proxies in a row (1 for one), their addresses and ranges separated by commas, or false',
    meaning:
      'The reverse proxies before Bole, whose X-Forwarded-For is believed when it names the visitor’s address.',
    absent: 'false: nobody’s',
    mistakes: {
      true: 'TRUST_PROXY=true would believe any address a visitor makes up. Write how many reverse proxies a request passes (1 for one of your own, 2 for two in a row), or their addresses, such as 10.0.0.5,192.168.0.0/16.',
    },
  }),
  REQUESTS_PER_ADDRESS: integer(0, 1_000_000).default(1000).register(settingNotes, {
    allowed: 'a whole number from 0 (no bound) to 1000000',
    meaning:
      'The requests one address may make within ten seconds without being signed in; each session may make five times as many.',
    absent: '1000',
  }),
  DATA_DIR: z.string().default('.data').register(settingNotes, {
    allowed: 'a path',
    meaning: 'The folder for uploaded files and the embedded database.',
    absent: '`.data` in the checkout',
  }),
  DISK_RESERVE: integer(0, 1_000_000).default(1024).register(settingNotes, {
    allowed: 'a whole number of megabytes from 0 (no reserve) to 1000000',
    meaning: 'Megabytes uploads leave free on our disks; uploads of strangers leave twice as many.',
    absent: '1024',
  }),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .refine(URL.canParse)
    .optional()
    .register(settingNotes, {
      allowed:
        'an address such as postgres://user:password@host:5432/bole (PostgreSQL 18, the owner of the database)',
      meaning: 'A PostgreSQL server of your own.',
      absent: 'the embedded PostgreSQL, in `DATA_DIR`',
      isSecret: true,
    }),
  DATABASE_CONNECTIONS: integer(2, 500).default(10).register(settingNotes, {
    allowed: 'a whole number from 2 to 500',
    meaning: 'The most connections one process opens to the database.',
    absent: '10',
  }),
  ROLE: z.enum(['web', 'worker', 'all']).default('all').register(settingNotes, {
    allowed: 'web (answers requests), worker (runs jobs) or all',
    meaning: 'What this process does. Splitting needs a `DATABASE_URL`.',
    absent: 'all',
  }),
  TIME_ZONE: z
    .string()
    .refine((name) => timeZoneNamed(name) !== null)
    .transform(timeZoneNamed)
    .optional()
    .register(settingNotes, {
      allowed: 'the name of a time zone, such as Asia/Shanghai or America/Sao_Paulo',
      meaning: 'The company’s clocks: when its days begin, and the hours everybody reads and types.',
      absent: 'the time zone of the machine; the demo company’s is Asia/Shanghai',
    }),
  SESSION_DAYS: integer(1, 365).default(30).register(settingNotes, {
    allowed: 'a whole number from 1 to 365',
    meaning: 'The days after which a person signs in again.',
    absent: '30',
  }),
  LOG_LEVEL: z
    .enum(logLevels)
    .default('info')
    .register(settingNotes, {
      allowed: `one of ${logLevels.join(', ')}`,
      meaning: 'The least important lines that are logged.',
      absent: 'info',
    }),
  HAITOU_SYNC_URL: z
    .string()
    .regex(/^https?:\/\//)
    .refine(URL.canParse)
    .optional()
    .register(settingNotes, {
      allowed: 'an http:// or https:// address',
      meaning: 'A service outside that is told of accounts, by a POST of JSON.',
      absent: 'none: whoever asks for it hears so',
    }),
  HAITOU_SYNC_TOKEN: z.string().optional().register(settingNotes, {
    allowed: 'any text',
    meaning: 'What that service knows Bole by, sent as a bearer token.',
    absent: 'it is sent none',
    isSecret: true,
  }),
  WECHAT_URL: placeOf('WeChat'),
  WECOM_URL: placeOf('WeCom'),
  DINGTALK_URL: placeOf('DingTalk'),
  FEISHU_URL: placeOf('Feishu'),
  ALLOWED_INNER_HOSTS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
    .refine((parts) => parts.every(isInnerHost))
    .default([])
    .register(settingNotes, {
      allowed:
        'names, addresses and ranges separated by commas, such as mail.corp.example,10.0.0.0/8; loopback, private and linklocal name the usual ranges',
      meaning:
        'What the mail servers and identity providers that companies name may be in networks that are not public.',
      absent: 'none: they are reached at public addresses only',
    }),
  S3_ENDPOINT: origin.optional().register(settingNotes, {
    allowed: httpAddress,
    meaning: 'An S3-compatible service for uploaded files.',
    absent: 'files are kept in `DATA_DIR`',
  }),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional()
    .register(settingNotes, {
      allowed: 'a bucket name: 3 to 63 small letters, digits, dots and hyphens',
      meaning: 'The bucket for uploaded files; it must exist.',
      absent: 'required with `S3_ENDPOINT`',
    }),
  S3_REGION: z.string().default('us-east-1').register(settingNotes, {
    allowed: 'a region name',
    meaning: 'The region of the bucket.',
    absent: 'us-east-1',
  }),
  S3_ACCESS_KEY: z.string().optional().register(settingNotes, {
    allowed: 'an access key',
    meaning: 'The key that may read, write and delete in the bucket.',
    absent: 'required with `S3_ENDPOINT`',
    isSecret: true,
  }),
  S3_SECRET_KEY: z.string().optional().register(settingNotes, {
    allowed: 'the secret of the access key',
    meaning: 'The secret of that key.',
    absent: 'required with `S3_ENDPOINT`',
    isSecret: true,
  }),
  ...messageSettings,
  ...roomSettings,
  SECRET_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i)
    .transform((digits) => Uint8Array.from(Buffer.from(digits, 'hex')))
    .optional()
    .register(settingNotes, {
      allowed: '64 hexadecimal digits, as `openssl rand -hex 32` makes them; the same for every process',
      meaning: 'Encrypts secrets that are kept, such as passwords of mail servers.',
      absent: 'a key made at the first start, in `DATA_DIR`/secret.key',
      isSecret: true,
    }),
})
