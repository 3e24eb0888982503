import { htmlToText } from 'html-to-text'
import mammoth from 'mammoth'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, test } from 'vitest'
import { story } from '../index.ts'
import type { Candidate } from '../story-shape.ts'
import { resumeFile } from './resume-file.ts'

/** What an ordinary reader of the format finds in the file. */
async function textOf(bytes: Uint8Array, mediaType: string): Promise<string> {
  if (mediaType === 'application/pdf') {
    const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
    return text
  }
  const selectors = ['h1', 'h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } }))
  if (mediaType === 'text/html')
    return htmlToText(new TextDecoder().decode(bytes), { wordwrap: false, selectors })
  return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value
}

const bare = (text: string) => text.replace(/\s/g, '')

const factsOf = ({ name, phone, mail, educations, jobs }: Candidate) => [
  name,
  ...(phone === null ? [] : [phone]),
  ...(mail === null ? [] : [mail]),
  ...educations.map(({ school }) => school),
  ...jobs.map(({ employer }) => employer),
]

const ofDesign = Map.groupBy(story.candidates, ({ design }) => design)
const firstOfEach = [...ofDesign.values()].flatMap((candidates) => candidates.slice(0, 1))
const someOfEach = [...ofDesign.values()].flatMap((candidates) => candidates.slice(0, 4))

// The reader used here leaves its own edition of pdf.js to whoever reads in this thread next.
afterAll(() => void Reflect.deleteProperty(globalThis, 'pdfjsWorker'))

test('a file of any design can be read back: name, phone, mail, schools, employers', {
  timeout: 120_000,
}, async () => {
  const media = new Set<string>()
  for (const candidate of someOfEach) {
    const { name, bytes, mediaType } = await resumeFile(candidate)
    media.add(mediaType)
    const label = `${candidate.key} ${candidate.design} ${name}`
    expect(bytes.length, label).toBeLessThan(120_000)
    const text = bare(await textOf(bytes, mediaType))
    for (const fact of factsOf(candidate)) expect(text, label).toContain(bare(fact))
    for (const { duties } of candidate.jobs)
      for (const duty of duties) expect(text, label).toContain(bare(duty))
  }
  expect(media.size).toBe(3)
})

test('all eight designs are in use', () => {
  expect(firstOfEach).toHaveLength(8)
})

test('every design gives the same bytes every time', { timeout: 120_000 }, async () => {
  const make = () => Promise.all(firstOfEach.map((candidate) => resumeFile(candidate)))
  const once = await make()
  // Dates in a file have seconds.
  await new Promise((resolve) => setTimeout(resolve, 1100))
  for (const [at, { name, bytes }] of (await make()).entries())
    expect(Buffer.from(bytes).equals(Buffer.from(once[at]?.bytes ?? [])), name).toBe(true)
})

test('phones and mail addresses stand in one piece', { timeout: 60_000 }, async () => {
  for (const candidate of ofDesign.get('pdf-sidebar')?.slice(0, 8) ?? []) {
    const { bytes, mediaType } = await resumeFile(candidate)
    const text = await textOf(bytes, mediaType)
    if (candidate.mail !== null) expect(text, candidate.key).toContain(candidate.mail)
    if (candidate.phone !== null) expect(text, candidate.key).toContain(candidate.phone)
  }
})

test('the extension of the name fits the content', async () => {
  for (const candidate of firstOfEach) {
    const { name, mediaType } = await resumeFile(candidate)
    const wanted =
      { pdf: 'application/pdf', html: 'text/html' }[name.split('.').at(-1) ?? ''] ?? 'wordprocessingml'
    expect(mediaType).toContain(wanted)
  }
})
