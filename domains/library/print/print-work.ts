import { createPrinter } from './print-pdf.ts'
import { charactersOf, layoutOf, type PrintedResume } from './resume-layout.ts'

/**
 * Work of a process of its own: cutting fonts and setting pages takes seconds, and holds up whatever else its process does. One PDF
 * for each résumé, in their order; the face is cut once for all of them.
 */
export async function work(resumes: readonly PrintedResume[]): Promise<Uint8Array[]> {
  const print = await createPrinter(charactersOf(resumes))
  const printed: Uint8Array[] = []
  for (const resume of resumes) printed.push(await print(layoutOf(resume)))
  return printed
}
