import { Readable } from 'node:stream'
import {
  CreateBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3'
import Fastify from 'fastify'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { testsOfFileStore } from '../../testing/file-store-cases.ts'
import { sendFailure } from '../send-failure.ts'
import { newFileKey, receiveFile } from './file-store.ts'
import { S3FileStore } from './s3-file-store.ts'

const peer = inject('storagePeer')
const nobody = { accessKey: '', secretKey: '' }
const { endpoint, user, cramped } = peer ?? { endpoint: '', user: nobody, cramped: nobody }
const settings = { endpoint, region: 'us-east-1', bucket: 'resumes', ...user }
const client = (keys: typeof nobody) =>
  new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: keys.accessKey, secretAccessKey: keys.secretKey },
  })

describe.skipIf(!peer)('files in a bucket', () => {
  const store = new S3FileStore(settings)

  beforeAll(async () => {
    if (peer?.fault) throw new Error(peer.fault)
    await client(user).send(new CreateBucketCommand({ Bucket: 'resumes' }))
    await client(cramped).send(new CreateBucketCommand({ Bucket: 'cramped' }))
  })

  testsOfFileStore(() => store)

  test('no part of a file that was not finished is kept and paid for', async () => {
    const { Uploads = [] } = await client(user).send(new ListMultipartUploadsCommand({ Bucket: 'resumes' }))
    expect(Uploads).toEqual([])
  })

  const receive = (to: S3FileStore, content: Readable) =>
    receiveFile(to, { name: 'a.pdf', content }, { key: newFileKey(), bytes: 20_000_000 })

  /** What somebody hears whose upload ends so. */
  const heardOf = async (attempt: Promise<unknown>) => {
    const error = await attempt.then(
      () => null,
      (reason: unknown) => reason,
    )
    const app = Fastify()
    app.get('/', (request, reply) => sendFailure(error, request, reply, 'en-US'))
    const { statusCode, body } = await app.inject('/')
    expect(body).not.toContain(user.accessKey)
    return [statusCode, JSON.parse(body).code]
  }

  test.each([
    ['secret', { ...settings, secretKey: 'not-the-secret' }],
    ['key', { ...settings, accessKey: 'not-the-key' }],
    ['bucket', { ...settings, bucket: 'somebody-elses' }],
  ])('a wrong %s is refused, and writes nothing', async (_, wrong) => {
    const before = await client(user).send(new ListObjectsV2Command({ Bucket: 'resumes' }))
    const other = new S3FileStore(wrong)
    expect(await heardOf(receive(other, Readable.from(['x'])))).toEqual([500, 'unexpected'])
    const some = before.Contents?.[0]?.Key ?? ''
    await expect(other.read(some)).rejects.toThrow()
    const after = await client(user).send(new ListObjectsV2Command({ Bucket: 'resumes' }))
    expect(after.KeyCount).toBe(before.KeyCount)
  })

  test('a full bucket is told of as a full disk is', async () => {
    const full = new S3FileStore({ ...settings, ...cramped, bucket: 'cramped' })
    const content = Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(1000)))
    expect(await heardOf(receive(full, content))).toEqual([507, 'storage_full'])
  })

  test('a service that cannot be reached is unavailable, and nobody waits for it long', async () => {
    const away = new S3FileStore({ ...settings, endpoint: 'http://127.0.0.1:9' })
    const content = Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(60_000)))
    const began = performance.now()
    expect(await heardOf(receive(away, content))).toEqual([503, 'unavailable'])
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})
