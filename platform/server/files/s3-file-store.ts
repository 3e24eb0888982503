import { Readable } from 'node:stream'
import { DeleteObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FileStore } from './file-store.ts'

export interface S3Settings {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  readonly secretKey: string
}

/** Files in a bucket of any S3-compatible service. */
export class S3FileStore implements FileStore {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(settings: S3Settings) {
    this.#bucket = settings.bucket
    this.#client = new S3Client({
      endpoint: settings.endpoint,
      region: settings.region,
      forcePathStyle: true,
      // For an answer to begin; a file may take longer.
      requestHandler: { connectionTimeout: 3_000, requestTimeout: 10_000, throwOnRequestTimeout: true },
      maxAttempts: 2,
      credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
    })
  }

  async write(key: string, content: Readable): Promise<void> {
    const params = { Bucket: this.#bucket, Key: key, Body: content }
    await new Upload({ client: this.#client, params, leavePartsOnError: false }).done()
  }

  async read(key: string): Promise<Readable> {
    const { Body } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }))
    if (!(Body instanceof Readable)) throw new Error(`no content under ${key}`)
    return Body
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }))
  }
}
