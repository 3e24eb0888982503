import { extname } from 'node:path'
import { type ZipEntry, zipOf } from '@bole/accounts/table'
import { sameTenant } from '@bole/platform/server'
import { sql } from 'kysely'
import { library } from '../library-store.ts'
import { entryNames } from './entry-names.ts'
import { type ExportFile, type FileParts, itemsOf } from './file-parts.ts'

const peopleAtATime = 50

/** The originals of the résumés that people are known by. */
function originalsOf(candidateIds: readonly number[]) {
  return library
    .selectFrom('candidates')
    .innerJoin('resumes', (join) => sameTenant(join, 'resumes.id', 'candidates.resume_id'))
    .innerJoin('files', (join) => sameTenant(join, 'files.id', 'resumes.file_id'))
    .select(['candidates.id', 'candidates.name as person', 'files.name', 'files.storage_key'])
    .where('candidates.id', '=', sql<number>`any(${candidateIds}::bigint[])`)
    .orderBy('candidates.id', 'desc')
}

/** Résumés as they were sent, in a ZIP; who sent none counts as failed. */
export async function originalsFile(parts: FileParts): Promise<ExportFile> {
  const nameOf = entryNames()
  const seen = new Set<number>()
  let [written, without] = [0, 0]
  async function* originals(): AsyncGenerator<ZipEntry> {
    for await (const items of itemsOf(parts, peopleAtATime)) {
      const ids = [...new Set(items.map((item) => item.candidate_id))].filter((id) => !seen.has(id))
      for (const id of ids) seen.add(id)
      const [files] = await parts.inTransaction((tx) => tx.load(originalsOf(ids)))
      written += files.length
      without += ids.length - files.length
      for (const { person, name, storage_key } of files) {
        const ending = extname(name)
        const own = `${person} - ${name.slice(0, name.length - ending.length)}`
        yield { name: nameOf(own, ending), isPacked: true, content: await parts.store.read(storage_key) }
      }
    }
  }
  return {
    mediaType: 'application/zip',
    ending: 'zip',
    content: zipOf(originals()),
    outcome: () => ({ written, failed: without }),
  }
}
