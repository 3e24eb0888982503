import { intakeApi } from '@bole/intake/contract'
import { refreshEntities, sendCall } from '@bole/platform/web'

/** Files of one request: few enough that a lost connection costs little. */
const filesAtATime = 20

/** Sends files part by part, telling after each how many have left; answers the progress of every part. */
export async function sendInParts(
  files: readonly File[],
  positionId: number,
  onSent: (count: number) => void,
): Promise<readonly number[]> {
  const progressIds: number[] = []
  for (let from = 0; from < files.length; from += filesAtATime) {
    const part = files.slice(from, from + filesAtATime)
    const form = new FormData()
    form.set('position_id', String(positionId))
    for (const file of part) form.append('files', file, file.name)
    const { data } = await sendCall(intakeApi.upload, { body: form })
    progressIds.push(data.progress_id)
    onSent(from + part.length)
  }
  refreshEntities(intakeApi.upload.changes)
  return progressIds
}
