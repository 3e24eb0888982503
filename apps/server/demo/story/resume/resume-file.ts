import { createPrinter, type PrintPdf } from '@bole/library/print'
import { candidates } from '../candidates.ts'
import type { Candidate } from '../story-shape.ts'
import { formDocx } from './docx-form.ts'
import { modernDocx } from './docx-modern.ts'
import { boardHtml } from './html-board.ts'
import { cardHtml } from './html-card.ts'
import { packDocx } from './pack-docx.ts'
import { classicPdf } from './pdf-classic.ts'
import { formPdf } from './pdf-form.ts'
import { letterPdf } from './pdf-letter.ts'
import { sidebarPdf } from './pdf-sidebar.ts'
import { labels, writeResume } from './resume-text.ts'

export type ResumeFile = { name: string; bytes: Uint8Array; mediaType: string }

const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
} as const

let printer: Promise<PrintPdf> | null = null

/** The fonts are cut once for the whole story, in a second or two, when the first PDF is asked for. */
function storyPrinter(): Promise<PrintPdf> {
  printer ??= createPrinter(JSON.stringify([candidates.map(writeResume), labels, '0123456789•–,.:;()|·']))
  return printer
}

/**
 * The résumé a candidate of the story sent, as a real file in their own design: PDF, Word or a saved page.
 * The same candidate gives the same bytes every time.
 */
export async function resumeFile(candidate: Candidate): Promise<ResumeFile> {
  const resume = writeResume(candidate)
  const nameLabel = labels[candidate.language].name
  const pdf = async (definition: Parameters<PrintPdf>[0]) => (await storyPrinter())(definition)
  const html = (text: string) => new TextEncoder().encode(text)
  const file = (mediaType: string, bytes: Uint8Array) => ({ name: candidate.fileName, bytes, mediaType })
  switch (candidate.design) {
    case 'pdf-classic':
      return file(mediaTypes.pdf, await pdf(classicPdf(resume)))
    case 'pdf-sidebar':
      return file(mediaTypes.pdf, await pdf(sidebarPdf(resume)))
    case 'pdf-form':
      return file(mediaTypes.pdf, await pdf(formPdf(resume, nameLabel)))
    case 'pdf-letter':
      return file(mediaTypes.pdf, await pdf(letterPdf(resume)))
    case 'docx-modern':
      return file(mediaTypes.docx, await packDocx(modernDocx(resume)))
    case 'docx-form':
      return file(mediaTypes.docx, await packDocx(formDocx(resume, nameLabel)))
    case 'html-card':
      return file(mediaTypes.html, html(cardHtml(resume)))
    case 'html-board':
      return file(mediaTypes.html, html(boardHtml(resume, nameLabel)))
  }
}
