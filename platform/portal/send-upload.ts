import { addressOf, type Call, type Envelope, type ReplyOf } from '@bole/platform/contract'
import { callHeaders, dataOf } from './ask.ts'
import { CallFailed, failureOf } from './call-failed.ts'

/** Milliseconds for a whole file over a slow connection. */
const patience = 120_000

/** An upload on its way. */
interface Upload<Data> {
  /** What the server answers; rejects with `CallFailed`, its code `cancelled` after `cancel()`. */
  readonly answer: Promise<Data>
  readonly cancel: () => void
}

/** Sends a form with files to a call; only XMLHttpRequest tells how far an upload is, in percent. */
export function sendUpload<Asked extends Call>(
  call: Asked,
  fields: Readonly<Record<string, string | File>>,
  onProgress: (percent: number) => void,
): Upload<ReplyOf<Asked>> {
  const request = new XMLHttpRequest()
  const answer = new Promise<ReplyOf<Asked>>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.floor((loaded / Math.max(1, total)) * 100)),
    )
    request.addEventListener('load', () => {
      try {
        const envelope: Envelope<ReplyOf<Asked>> = JSON.parse(request.responseText)
        resolve(dataOf(envelope))
      } catch (error) {
        reject(failureOf(error))
      }
    })
    request.addEventListener('error', () => reject(new CallFailed('offline', '')))
    request.addEventListener('timeout', () => reject(new CallFailed('offline', '')))
    request.addEventListener('abort', () => reject(new CallFailed('cancelled', '')))
    request.open(call.method, addressOf(call))
    request.timeout = patience
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value)
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    request.send(form)
  })
  return { answer, cancel: () => request.abort() }
}
