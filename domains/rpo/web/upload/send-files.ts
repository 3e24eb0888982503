import { refreshEntities, sendCall } from '@bole/platform/web'
import { rpoApi } from '@bole/rpo/contract'

/** Files of one request: few enough that a lost connection costs little. */
const filesAtATime = 20

/** Where files are put. */
export interface Target {
  readonly position_id: number
  readonly dir_id: number | null
}

/** Sends files part by part, telling after each how many have left. */
export async function sendFiles(
  files: readonly File[],
  { position_id, dir_id }: Target,
  onSent: (count: number) => void,
): Promise<void> {
  for (let from = 0; from < files.length; from += filesAtATime) {
    const part = files.slice(from, from + filesAtATime)
    const form = new FormData()
    form.set('position_id', String(position_id))
    if (dir_id !== null) form.set('dir_id', String(dir_id))
    for (const file of part) form.append('files', file, file.name)
    await sendCall(rpoApi.addImport, { body: form })
    onSent(from + part.length)
  }
  refreshEntities(rpoApi.addImport.changes)
}
