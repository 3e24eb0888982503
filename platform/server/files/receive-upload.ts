import type { Uploads } from '@bole/platform/contract'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../failures.ts'
import { type Arrival, arrivingKey } from './arriving-files.ts'
import { cleanFileName } from './file-name.ts'
import { type FileStore, receiveFile } from './file-store.ts'

/**
 * Streams a multipart request into the store, one file at a time; fields become the body. Files received before the form
 * turns out to be invalid stay in the arrival, whose caller deletes them.
 */
export async function receiveUpload(
  request: FastifyRequest,
  store: FileStore,
  bounds: Uploads,
  { key, files }: Arrival,
): Promise<Record<string, unknown>> {
  // The sender has hung up: the parser would wait for ever for the rest.
  if (!request.isMultipart() || request.raw.readableAborted) throw new Failure('malformed')
  const fields: Record<string, unknown> = {}
  try {
    for await (const part of request.parts({ limits: { files: bounds.files, fileSize: bounds.bytes + 1 } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value
      else {
        // A part may name no file, whatever the parser's types say.
        const { filename = '' }: { readonly filename?: string } = part
        const file = { name: cleanFileName(filename), content: part.file }
        files.push(
          await receiveFile(store, file, { key: arrivingKey(key, files.length), bytes: bounds.bytes }),
        )
      }
    }
  } catch (error) {
    throw isBrokenForm(error) ? new Failure('malformed') : error
  }
  return fields
}

/** The parser's complaints about a form that broke off or never was one, or whose boundary is too long; they have no code of their own. */
function isBrokenForm(error: unknown): boolean {
  return (
    error instanceof Error && /multipart|part terminated|part header|premature|needle/i.test(error.message)
  )
}
