import type { Uploads } from '@bole/platform/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../caller.ts'
import type { HostParts } from '../host-parts.ts'
import { networkOf } from '../network/network-of.ts'
import { endAfter, usualPatience } from '../network/open-connections.ts'
import type { UploadsUnderWay } from './uploads-under-way.ts'

interface Receiving {
  readonly parts: HostParts
  readonly uploads: UploadsUnderWay
  readonly request: FastifyRequest
}

/** An upload on its way in. */
export interface UnderWay {
  readonly end: () => void
}

/** Reserves the room an upload needs; a stranger's body has to have come after some minutes, however steadily it comes. */
export async function beginUpload(
  { parts, uploads, request }: Receiving,
  { files, bytes }: Uploads,
  caller: Caller | null,
): Promise<UnderWay> {
  const most = files * bytes + formOverhead
  const announced = request.headers['content-length']
  const reserved = await uploads.begin({
    sender: caller ? `user:${caller.userId}` : networkOf(request.ip),
    isStranger: caller === null,
    bytes: announced === undefined ? most : Math.min(Number(announced), most),
  })
  const { stranger } = parts.patience ?? usualPatience
  const cancel = caller ? () => undefined : endAfter(request.raw, request.server.server, stranger)
  return {
    end: () => {
      cancel()
      reserved.end()
    },
  }
}

/** Fields, names and boundaries of a form, beside its files. */
const formOverhead = 1024 * 1024
