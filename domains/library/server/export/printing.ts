import type { PrintedPdf, PrintedResume } from '@bole/library/print'
import { IsolatedProcess } from '@bole/platform/isolation'
import fastq from 'fastq'

const printing = new IsolatedProcess<readonly PrintedResume[], PrintedPdf[]>({
  work: new URL('../../print/print-work.ts', import.meta.url),
  memoryBytes: 1024 * 1024 * 1024,
  heapMegabytes: 512,
  isBackground: false,
})

/** How long the process stays when nothing is printed, in milliseconds. */
const idle = 10_000

let goingHome: NodeJS.Timeout | undefined

/** Prints résumés, some at a time, in a process of its own: one PDF for each, in their order, with what no face has. */
export const printed = fastq.promise(async (resumes: readonly PrintedResume[]): Promise<PrintedPdf[]> => {
  clearTimeout(goingHome)
  try {
    return await printing.ask(resumes)
  } finally {
    goingHome = setTimeout(() => void printing.end(), idle).unref()
  }
}, 1)
