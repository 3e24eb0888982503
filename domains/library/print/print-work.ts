import { missingSign } from './chinese-font.ts'
import { createFacedPrinter } from './print-pdf.ts'
import { charactersOf, layoutOf, type PrintedResume, type SetText } from './resume-layout.ts'
import { printable, runsOf, shapedScripts } from './runs-of.ts'

/** A printed résumé, null where it could not be, and the characters that no face has: each stands as a box. */
export interface PrintedPdf {
  readonly pdf: Uint8Array | null
  readonly undrawn: readonly string[]
}

/**
 * Work of a process of its own: cutting fonts and setting pages takes seconds, and holds up whatever else its process does. One PDF
 * for each résumé, in their order; the faces are cut once for all of them.
 */
export async function work(resumes: readonly PrintedResume[]): Promise<PrintedPdf[]> {
  const { print, missing } = await createFacedPrinter(printable(charactersOf(resumes)))
  const isMissing = (sign: string) => missing.has(sign) && !isShaped(sign)
  const set: SetText = (text) =>
    runsOf(text).map(({ text: run, script }) =>
      script
        ? { text: run, font: script }
        : Array.from(run, (sign) => (isMissing(sign) ? missingSign : sign)).join(''),
    )
  const printed: PrintedPdf[] = []
  for (const resume of resumes) {
    const signs = new Set(Array.from(printable(charactersOf([resume]))))
    // One that cannot be printed is counted as failed; the others are not held up by it.
    const pdf = await print(layoutOf(resume, set)).catch(() => null)
    printed.push({ pdf, undrawn: [...signs].filter(isMissing) })
  }
  return printed
}

function isShaped(sign: string): boolean {
  return /[\u200c\u200d]/.test(sign) || Object.values(shapedScripts).some(({ letters }) => letters.test(sign))
}
