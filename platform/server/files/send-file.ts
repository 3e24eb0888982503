import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '../handler.ts'
import { cleanFileName } from './file-name.ts'

/** Sends a file under a policy that lets nothing in it run, whatever it claims to be. */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  const disposition = file.isInline ? 'inline' : 'attachment'
  // Names stored by older releases were not cleaned when they arrived.
  const name = cleanFileName(file.name)
  const ascii = name.replace(/[^\w.-]/g, '_')
  return reply
    .type(file.mediaType)
    .header(
      'content-disposition',
      `${disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    )
    .header('cache-control', 'private, no-store')
    .send(file.bytes instanceof Readable ? file.bytes : Buffer.from(file.bytes))
}
