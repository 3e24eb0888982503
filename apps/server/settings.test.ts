import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, settingsAsMarkdown, WrongSettings } from './settings.ts'

const sentencesFor = (env: Record<string, string>) => {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof WrongSettings) return error.sentences
    throw error
  }
  return []
}

const bucket = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'bole-files',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
}

test('nothing set gives one process on this machine with its own database', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    accountSync: null,
    platformAddresses: {},
    mediaRelays: { addresses: [], secret: null },
    allowedInnerHosts: [],
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    trustedProxies: false,
    requestsPerAddress: 1000,
    dataDirectory: resolve('.data'),
    databaseDirectory: resolve('.data/database'),
    diskReserve: 1024 * 1024 * 1024,
    databaseUrl: undefined,
    databaseConnections: 10,
    role: 'all',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    isZoneGiven: false,
    sessionDays: 30,
    logLevel: 'info',
    s3: undefined,
    mail: null,
    smsUrl: undefined,
    mailPerMinute: 600,
    mailboxUrl: undefined,
    sealingKey: undefined,
    warnings: [],
  })
})

test('everything may be set, blanks around a value do not matter and an empty one is absent', () => {
  const env = { ...bucket, PORT: ' 8080 ', HOST: '::', PUBLIC_URL: 'https://jobs.example.com/', ROLE: '' }
  expect(readSettings({ ...env, TRUST_PROXY: '2', DATABASE_URL: 'postgres://a:b@db/bole' })).toMatchObject({
    port: 8080,
    host: '::',
    publicUrl: 'https://jobs.example.com',
    role: 'all',
    trustedProxies: 2,
    databaseUrl: 'postgres://a:b@db/bole',
    s3: { endpoint: 'https://s3.example.com', bucket: 'bole-files', region: 'us-east-1', accessKey: 'key' },
  })
})

test.each([
  ['false', false],
  ['0', false],
  ['1', 1],
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.0/8, fd00::/8,loopback', ['10.0.0.0/8', 'fd00::/8', 'loopback']],
])('the proxies %s are %j', (written, trusted) => {
  expect(readSettings({ TRUST_PROXY: written }).trustedProxies).toEqual(trusted)
})

test.each(['true', 'True'])('TRUST_PROXY=%s is refused with what to write instead', (written) => {
  expect(sentencesFor({ TRUST_PROXY: written })).toEqual([
    expect.stringMatching(
      /any address a visitor makes up\. Write how many .* \(1 for one .*or their addresses, such as/,
    ),
  ])
})

test.each([
  ['Asia/Shanghai', 'Asia/Shanghai'],
  ['america/sao_paulo', 'America/Sao_Paulo'],
  ['UTC', 'UTC'],
])('the time zone %s is %s: Node knows it only as it is written', (written, timeZone) => {
  expect(readSettings({ TIME_ZONE: written }).timeZone).toBe(timeZone)
})

test.each([
  ['PORT', '80o0'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['HOST', 'every where'],
  ['TIME_ZONE', 'Shanghai'],
  ['TIME_ZONE', '-03:00'],
  ['PUBLIC_URL', 'jobs.example.com'],
  ['PUBLIC_URL', 'https://example.com/jobs'],
  ['TRUST_PROXY', 'maybe'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '10'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', 'proxy.example.com'],
  ['TRUST_PROXY', '10.0.0.5,'],
  ['ALLOWED_INNER_HOSTS', '10.0.0.0/33'],
  ['ALLOWED_INNER_HOSTS', 'mail.corp.example,'],
  ['ALLOWED_INNER_HOSTS', 'https://mail.corp.example'],
  ['DATABASE_CONNECTIONS', '1'],
  ['ROLE', 'everything'],
  ['SESSION_DAYS', '1.5'],
  ['LOG_LEVEL', 'loud'],
  ['S3_BUCKET', 'My Bucket'],
])('%s=%s is refused with what was given and what is allowed', (name, value) => {
  const [sentence, ...others] = sentencesFor({ [name]: value })
  expect(sentence).toMatch(new RegExp(`^${name} is "${value}"\\. It must be .+\\. Correct it`))
  expect(others).toEqual([])
})

test('every wrong value is told at once, and a secret never', () => {
  const sentences = sentencesFor({ PORT: 'x', ROLE: 'y', DATABASE_URL: 'mysql://root:hunter2@db/bole' })
  expect(sentences).toHaveLength(3)
  expect(sentences.join()).not.toContain('hunter2')
})

test('what companies may name inside is a list of names, addresses and ranges', () => {
  const given = { ALLOWED_INNER_HOSTS: 'Mail.corp.example, 10.0.0.0/8,loopback' }
  expect(readSettings(given).allowedInnerHosts).toEqual(['mail.corp.example', '10.0.0.0/8', 'loopback'])
})

test('half a bucket is refused by naming the other half', () => {
  const { S3_SECRET_KEY: _, ...half } = bucket
  expect(sentencesFor(half)).toEqual([
    'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY without S3_SECRET_KEY: set all four to keep files in a bucket, or none.',
  ])
})

test('roles apart need a database of their own', () => {
  expect(sentencesFor({ ROLE: 'worker' })[0]).toContain('set DATABASE_URL')
  expect(sentencesFor({ ROLE: 'worker', DATABASE_URL: 'postgres://db/bole' })).toEqual([])
})

test('a misspelt name is noticed, a stranger’s is not', () => {
  const env = {
    DATABSE_URL: 'x',
    SESION_DAYS: '3',
    S3_FOLDER: 'x',
    HOME: '/root',
    PATH: '/bin',
    PWD: '/',
    SHELL: 'sh',
  }
  expect(readSettings(env).warnings).toEqual([
    'DATABSE_URL is not a setting: did you mean DATABASE_URL? It has no effect.',
    'SESION_DAYS is not a setting: did you mean SESSION_DAYS? It has no effect.',
    'S3_FOLDER is not a setting. It has no effect.',
  ])
})

test('the documentation has this very table', async () => {
  const file = join(import.meta.dirname, '../../docs/operations.md')
  const text = await readFile(file, 'utf8')
  const [before, after] = text.split(/(?<=<!-- settings -->\n)[\s\S]*(?=<!-- end of settings -->)/)
  await expect(`${before}${settingsAsMarkdown()}\n${after}`).toMatchFileSnapshot(file)
})

test('mail needs both its server and its sender, and a sealing key is 32 bytes', () => {
  const url = 'smtp://bole:secret@mail.example.com:587'
  expect(sentencesFor({ SMTP_URL: url })[0]).toContain('SMTP_URL without MAIL_FROM')
  expect(sentencesFor({ MAIL_FROM: 'a@b.test' })[0]).toContain('MAIL_FROM without SMTP_URL')
  expect(sentencesFor({ SMTP_URL: 'mail.example.com:secret', MAIL_FROM: 'a@b.test' })[0]).not.toContain(
    'secret ',
  )
  expect(sentencesFor({ SMTP_URL: url, MAIL_FROM: 'Acme <a@b.test>\nBcc: x@y.test' })).toHaveLength(1)
  const sender = 'Acme HR <jobs@acme.test>'
  expect(readSettings({ SMTP_URL: url, MAIL_FROM: sender }).mail).toEqual({ url, sender })
  expect(sentencesFor({ SECRET_KEY: 'ab12' })).toHaveLength(1)
  expect(readSettings({ SECRET_KEY: 'aB'.repeat(32) }).sealingKey).toEqual(new Uint8Array(32).fill(0xab))
})

test.each([
  ['none of it', {}, undefined],
  ['a server alone', { SMTP_URL: 'smtp://mail.acme.test', MAIL_FROM: 'jobs@acme.test' }, undefined],
  [
    'a signature in one line',
    {
      ...{ SMTP_URL: 'smtp://mail.acme.test', MAIL_FROM: 'jobs@acme.test' },
      ...{ DKIM_DOMAIN: 'acme.test', DKIM_SELECTOR: 'bole' },
      DKIM_KEY: '-----BEGIN PRIVATE KEY-----\\nMIIE\\n-----END PRIVATE KEY-----',
    },
    {
      ...{ domainName: 'acme.test', keySelector: 'bole' },
      privateKey: '-----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY-----',
    },
  ],
])('mail is signed by what is set: %s', (_, given, dkim) => {
  const { mail } = readSettings(given)
  expect(mail?.dkim).toEqual(dkim)
})

test('half a signature is none', () => {
  const server = { SMTP_URL: 'smtp://mail.acme.test', MAIL_FROM: 'jobs@acme.test' }
  expect(() => readSettings({ ...server, DKIM_DOMAIN: 'acme.test' })).toThrow(
    /DKIM_DOMAIN without the others/,
  )
})
