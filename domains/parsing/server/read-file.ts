import type { DocumentText } from '../model/document.ts'
import { nameFromFileName } from '../model/fields/file-name.ts'
import { parseResume } from '../model/parse-resume.ts'
import type { ParsedResume } from '../model/resume.ts'
import { continuedLines, paragraphsOf } from '../model/text/paragraphs.ts'
import type { ReadingTrace } from '../model/trace.ts'
import { decodeText } from './decode-text.ts'
import { detectKind, type FileKind } from './detect-kind.ts'
import { documentLimits } from './document-limits.ts'
import { readDocx } from './docx/read-docx.ts'
import { blockText, type FlowBlock } from './flow/flow-block.ts'
import { flowDocument } from './flow/flow-document.ts'
import { textBlocks } from './flow/text-blocks.ts'
import { charsetOfPage, pageOfArchive } from './html/mhtml.ts'
import { readHtml } from './html/read-html.ts'
import { readImage } from './ocr/read-image.ts'
import { readPdf } from './pdf/read-pdf.ts'
import { docxPreview } from './preview/docx-preview.ts'
import { findBlocks } from './preview/find-blocks.ts'
import { flowPreview } from './preview/flow-preview.ts'
import { htmlPreview } from './preview/html-preview.ts'
import { readDoc } from './read-doc.ts'
import { readRtf } from './rtf/read-rtf.ts'
import { StepClock } from './step-clock.ts'
import { UnreadableDocument } from './unreadable-document.ts'

/** What a résumé's file says; `preview` is HTML of ours, `data-block` as the sources name it, for flowing documents. */
export interface ReadResult {
  document: DocumentText
  text: string
  parsed: ParsedResume
  preview: string | null
  ocr: boolean
  /** How the reading went; one kept from before it was told has none. */
  trace?: ReadingTrace
}

/** A file as it came; its name serves only where the text names nobody. */
export interface GivenFile {
  name: string
  bytes: Uint8Array
}

type Extracted = Pick<ReadResult, 'document' | 'preview' | 'ocr'>

/** The blocks up to the limits of a document. */
function beginningOf(blocks: readonly FlowBlock[]): FlowBlock[] {
  let letters = 0
  const end = blocks.findIndex((block) => {
    letters += blockText(block).length
    return letters > documentLimits.letters
  })
  return blocks.slice(0, Math.min(end < 0 ? blocks.length : end, documentLimits.blocks))
}

type LaidOut = (numberOf: (text: string) => number | null) => string

/** A flowing document's lines and its preview: as it was laid out where that is known, and where it was read as a whole. */
function flowing(kind: DocumentText['kind'], all: FlowBlock[], laidOut: LaidOut | null = null): Extracted {
  const blocks = beginningOf(all)
  const preview = blocks.length === all.length ? laidOut?.(findBlocks(blocks)) : undefined
  const isSmall = preview !== undefined && preview.length <= documentLimits.previewLetters
  return {
    document: flowDocument(kind, blocks),
    preview: isSmall ? preview : flowPreview(blocks),
    ocr: false,
  }
}

function page(html: string): Extracted {
  const { blocks, root } = readHtml(html)
  return flowing('html', blocks, (numberOf) => htmlPreview(root, numberOf))
}

async function word(bytes: Uint8Array): Promise<Extracted> {
  const { blocks, roots, paragraph } = await readDocx(bytes)
  return flowing('docx', blocks, (numberOf) => docxPreview(roots, { paragraph, numberOf }))
}

function archivePage(bytes: Uint8Array): string {
  const page = pageOfArchive(bytes)
  if (page === null) throw new UnreadableDocument('damaged_file')
  return page
}

const EXTRACTORS: Record<FileKind, (bytes: Uint8Array) => Promise<Extracted> | Extracted> = {
  pdf: async (bytes) => ({ ...(await readPdf(bytes)), preview: null }),
  image: async (bytes) => ({ document: await readImage(bytes), preview: null, ocr: true }),
  docx: word,
  doc: async (bytes) => flowing('doc', await readDoc(bytes)),
  // To whoever looks at it, a Rich Text file is an old Word document.
  rtf: (bytes) => flowing('doc', readRtf(bytes)),
  html: (bytes) => page(decodeText(bytes, charsetOfPage(bytes))),
  mhtml: (bytes) => page(archivePage(bytes)),
  text: (bytes) => flowing('text', textBlocks(decodeText(bytes))),
}

async function extract(kind: FileKind, bytes: Uint8Array): Promise<Extracted> {
  try {
    return await EXTRACTORS[kind](bytes)
  } catch (error) {
    throw error instanceof UnreadableDocument ? error : new UnreadableDocument('damaged_file')
  }
}

/**
 * Reads a file in this thread: what it is by content, its lines, and the facts in them.
 * Throws {@link UnreadableDocument} with how far it came, and nothing else.
 */
export async function readFile(file: GivenFile, today: Date): Promise<ReadResult> {
  const clock = new StepClock()
  try {
    return { ...(await readSteps(file, today, clock)), trace: clock.trace }
  } catch (error) {
    if (error instanceof UnreadableDocument) error.trace = clock.trace
    throw error
  }
}

async function readSteps(file: GivenFile, today: Date, clock: StepClock): Promise<ReadResult> {
  const kind = await clock.time('recognise', () => {
    if (file.bytes.length > documentLimits.fileBytes) throw new UnreadableDocument('too_large')
    return detectKind(file.bytes)
  })
  const extracted = await clock.time('extract', async () => {
    const found = await extract(kind, file.bytes)
    const text = textOf(found.document)
    if (text.trim() === '') throw new UnreadableDocument('no_text')
    return { ...found, text }
  })
  const parsed = await clock.time('understand', () => parseResume(extracted.document, { today }))
  const named = parsed.name ?? nameFromFileName(file.name)
  return { ...extracted, parsed: { ...parsed, ...(named ? { name: named } : {}) } }
}

function textOf({ lines }: DocumentText): string {
  const continued = continuedLines(lines)
  return paragraphsOf(
    lines.map((line) => ({ text: line.text.normalize('NFKC').toWellFormed(), goesOn: continued.has(line) })),
  )
    .join('\n')
    .slice(0, documentLimits.letters)
}
