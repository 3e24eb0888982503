import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { story } from '../../apps/server/demo/story/index.ts'
import { resumeFile } from '../../apps/server/demo/story/resume/resume-file.ts'
import type { Candidate, ResumeDesign } from '../../apps/server/demo/story/story-shape.ts'

const folder = join(import.meta.dirname, '..', '..', '.data', 'bench-resumes')

// The letter is set in a face without Chinese characters.
const designs = {
  chinese: ['pdf-classic', 'pdf-sidebar', 'pdf-form'],
  other: ['pdf-classic', 'pdf-sidebar', 'pdf-form', 'pdf-letter'],
} as const satisfies Record<string, readonly ResumeDesign[]>

/** A person of the story under contacts nobody else has: to the product, somebody new. */
function applicantOf(index: number): Candidate {
  const candidate = story.candidates[index % story.candidates.length]
  if (!candidate) throw new Error('the story has no people')
  const choice = candidate.language === 'zh-CN' ? designs.chinese : designs.other
  const design = choice[index % choice.length] ?? 'pdf-classic'
  return {
    ...candidate,
    design,
    phone: `138${String(10_000_000 + index)}`,
    mail: `applicant.${index}@example.com`,
    fileName: `${index}.pdf`,
  }
}

/** So many PDF résumés of as many people, in the demo company's four designs; made once and kept. */
export async function resumeDocuments(amount: number): Promise<readonly Blob[]> {
  await mkdir(folder, { recursive: true })
  const kept = new Set(await readdir(folder))
  const documents: Blob[] = []
  for (let index = 0; index < amount; index++) {
    const name = `${index}.pdf`
    if (!kept.has(name)) await writeFile(join(folder, name), (await resumeFile(applicantOf(index))).bytes)
    documents.push(new Blob([await readFile(join(folder, name))]))
  }
  return documents
}
