import { type parseAdministrationApi, parseAdministrationRefusals } from '@bole/parse-administration/contract'
import { whyNotReadAgain } from '@bole/parse-administration/model'
import type { Caller, Handler, Transaction } from '@bole/platform/server'
import { beginNewer } from './begin-newer.ts'
import { type FileSeen, requireFile } from './file-store.ts'

/** Has files read once more, each in its own organisation; a file of which that is under way already says so. */
export const readFilesAgain: Handler<typeof parseAdministrationApi.readFilesAgain> = async (context) => {
  const { body, caller, tx, now, language } = context
  const refused: { title: string; message: string }[] = []
  let done = 0
  for (const id of new Set(body.ids)) {
    const file = await requireFile(tx, caller, id)
    const why = await begin(tx, caller, file, now)
    if (why === null) done += 1
    else
      refused.push({
        title: `${file.organisation} #${id}`,
        message: parseAdministrationRefusals[language][why],
      })
  }
  return { done, refused }
}

async function begin(tx: Transaction, caller: Caller, file: FileSeen, now: Date) {
  const { resume_id: resumeId, newer } = file
  const why = whyNotReadAgain({ resumeId, newer })
  if (resumeId === null || why !== null) return why ?? 'no_person'
  const askedBy = file.organisation_id === caller.organisationId ? caller.userId : null
  return (await beginNewer(tx, { resumeId, askedBy, at: now })) ? null : 'waits_already'
}
