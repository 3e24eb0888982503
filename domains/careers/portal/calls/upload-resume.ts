import { addressOf, type Envelope, type ReplyOf } from '@bole/platform/contract'
import { addresses } from '../../contract/addresses.ts'
import type { careersApi } from '../../contract/api.ts'
import { callHeaders, dataOf } from './ask.ts'
import { CallFailed, failureOf } from './call-failed.ts'

export type ReadResume = ReplyOf<typeof careersApi.readResume>

/** A résumé on its way; only XMLHttpRequest tells how far an upload is. */
export function uploadResume(
  slug: string,
  file: File,
  onProgress: (percent: number) => void,
): { readonly read: Promise<ReadResume>; readonly cancel: () => void } {
  const request = new XMLHttpRequest()
  const read = new Promise<ReadResume>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.floor((loaded / Math.max(1, total)) * 100)),
    )
    request.addEventListener('load', () => {
      try {
        const envelope: Envelope<ReadResume> = JSON.parse(request.responseText)
        resolve(dataOf(envelope))
      } catch (error) {
        reject(failureOf(error))
      }
    })
    request.addEventListener('error', () => reject(new CallFailed('offline', '')))
    request.addEventListener('timeout', () => reject(new CallFailed('offline', '')))
    request.addEventListener('abort', () => reject(new CallFailed('cancelled', '')))
    request.open('POST', addressOf(addresses.readResume))
    request.timeout = 120_000
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value)
    const form = new FormData()
    form.set('slug', slug)
    form.set('file', file)
    request.send(form)
  })
  return { read, cancel: () => request.abort() }
}
