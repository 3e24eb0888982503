import { type ZipEntry, zipOf } from '@bole/accounts/table'
import { profilesOf } from '@bole/resumes/profiles'
import { entryNames } from './entry-names.ts'
import { type ExportFile, type FileParts, itemsOf } from './file-parts.ts'
import { printOf } from './print-of.ts'
import { printed } from './printing.ts'

/** Printed together: the face is cut once for them. */
const peopleAtATime = 25

/** So many characters that no face has are told. */
const undrawnAtMost = 40

/** Résumés in our own layout: one as a PDF, several as a ZIP with one of each person. */
export async function pdfFile(parts: FileParts): Promise<ExportFile> {
  const { language, reader, total } = parts.one
  const written = { language, hides: new Set(reader.hides) }
  const nameOf = entryNames()
  const seen = new Set<number>()
  const undrawn = new Set<string>()
  let [done, unprinted] = [0, 0]
  async function* resumes(): AsyncGenerator<ZipEntry> {
    for await (const items of itemsOf(parts, peopleAtATime)) {
      const ids = [...new Set(items.map((item) => item.candidate_id))].filter((id) => !seen.has(id))
      for (const id of ids) seen.add(id)
      const people = await parts.inTransaction((tx) => profilesOf(tx, ids))
      const pdfs = await printed.push(people.map((person) => printOf(person, written)))
      done += items.length
      for (const [at, { pdf, undrawn: signs }] of pdfs.entries()) {
        for (const sign of signs) undrawn.add(sign)
        if (pdf) yield { name: nameOf(people[at]?.name ?? '', '.pdf'), isPacked: true, content: [pdf] }
        else unprinted += 1
      }
    }
  }
  async function* theOne() {
    for await (const { content } of resumes()) yield* content
  }
  return {
    ...(total === 1
      ? { mediaType: 'application/pdf', ending: 'pdf', content: theOne() }
      : { mediaType: 'application/zip', ending: 'zip', content: zipOf(resumes()) }),
    outcome: () => ({
      written: done - unprinted,
      failed: total - done + unprinted,
      undrawn: [...undrawn].slice(0, undrawnAtMost).join(''),
    }),
  }
}
