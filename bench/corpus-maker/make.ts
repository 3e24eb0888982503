import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { WORD_LAYOUTS } from './docx/index.ts'
import { expectedOf } from './expected.ts'
import { HTML_LAYOUTS } from './html/index.ts'
import { setPdf, TEX_LAYOUTS } from './latex/index.ts'
import { drawPdf, PDFMAKE_LAYOUTS } from './pdf/index.ts'
import type { Person } from './person.ts'
import { readPeople } from './read-people.ts'
import { run } from './run.ts'
import { picturesOf, scannedPdf } from './scan.ts'
import { TEXT_LAYOUTS } from './text/index.ts'
import { THEMES, themed } from './themes/index.ts'
import { type View, viewOf } from './view.ts'

const HERE = import.meta.dirname
const CORPUS = join(HERE, '..', 'corpus')
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface Made {
  bytes: Buffer
  by: string
}

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: FLAGS })
const scratch = await mkdtemp(join(tmpdir(), 'corpus-'))

async function printed(html: string, view: View): Promise<Buffer> {
  const page = await browser.newPage()
  await page.setContent(html)
  // Some people print with the browser's own page numbers, and the parser must live with them.
  const numbered = view.random() < 0.25
  const bytes = await page.pdf({
    ...{
      format: 'A4',
      preferCSSPageSize: true,
      printBackground: true,
      displayHeaderFooter: numbered,
      headerTemplate: '<span></span>',
    },
    footerTemplate:
      '<div style="font-size:7px;width:100%;text-align:center"><span class="pageNumber"></span>/<span class="totalPages"></span></div>',
  })
  await page.close()
  return bytes
}

async function converted(bytes: Buffer, from: string, to: string): Promise<Buffer> {
  const folder = await mkdtemp(join(scratch, 'office-'))
  await writeFile(join(folder, `in.${from}`), bytes)
  const filter =
    to === 'doc' ? 'doc:MS Word 97' : from === 'html' && to === 'pdf' ? 'pdf:writer_web_pdf_Export' : to
  const writer = from === 'html' ? ['--infilter=HTML (StarWriter)'] : []
  const target = from === 'html' && to === 'pdf' ? 'pdf:writer_pdf_Export' : filter
  await run('soffice', [
    `-env:UserInstallation=file://${scratch}/profile`,
    '--headless',
    ...writer,
    '--convert-to',
    target,
    '--outdir',
    folder,
    join(folder, `in.${from}`),
  ])
  return readFile(join(folder, `in.${to}`))
}

/** The document as a text-bearing file of the wanted kind: pdf, docx, doc, html or txt. */
async function drawn(person: Person, view: View, format: string): Promise<Made> {
  const { layout } = person
  const html = HTML_LAYOUTS[layout]?.(view)
  if (html !== undefined) {
    if (format === 'html')
      return {
        bytes: await encoded(
          html.replace('charset="utf-8"', `charset="${person.options.charset ?? 'utf-8'}"`),
          person,
        ),
        by: 'hand-written html',
      }
    if (person.options.via === 'libreoffice' || format !== 'pdf')
      return { bytes: await converted(Buffer.from(html), 'html', format), by: 'libreoffice' }
    return { bytes: await printed(html, view), by: 'chromium' }
  }
  const word = WORD_LAYOUTS[layout]
  if (word) {
    const bytes = await word(view)
    return format === 'docx'
      ? { bytes, by: 'docx' }
      : { bytes: await converted(bytes, 'docx', format), by: 'libreoffice' }
  }
  const pdfmake = PDFMAKE_LAYOUTS[layout]
  if (pdfmake) return { bytes: await drawPdf(pdfmake(view), view.language === 'zh'), by: 'pdfmake' }
  const text = TEXT_LAYOUTS[layout]
  if (text) return { bytes: await encoded(text(view), person), by: 'plain text' }
  const source = TEX_LAYOUTS[layout]?.(view)
  if (source !== undefined) return { bytes: await setPdf(source, scratch), by: 'xelatex' }
  const theme = THEMES.find((name) => `theme-${name}` === layout)
  if (theme) return { bytes: await printed(await themed(view, theme), view), by: 'chromium' }
  throw new Error(`no layout ${layout}`)
}

async function encoded(text: string, person: Person): Promise<Buffer> {
  const { charset = 'utf-8' } = person.options
  if (charset === 'utf-8') return Buffer.from(person.options.bom === 'yes' ? `\uFEFF${text}` : text)
  const [from, to] = [join(scratch, 'plain.txt'), join(scratch, 'encoded.txt')]
  await writeFile(from, text)
  await run('iconv', ['-f', 'UTF-8', '-t', 'GB18030', '-o', to, from])
  return readFile(to)
}

async function make(person: Person, stem: string): Promise<void> {
  const view = viewOf(person, stem)
  const picture = ['png', 'jpg', 'scan'].includes(person.format)
  let made = await drawn(person, view, picture ? 'pdf' : person.format)
  if (picture) {
    const folder = await mkdtemp(join(scratch, 'scan-'))
    await writeFile(join(folder, 'in.pdf'), made.bytes)
    const look =
      (['clean', 'scan', 'phone'] as const).find((known) => known === person.options.look) ?? 'scan'
    const pictures = await picturesOf(
      join(folder, 'in.pdf'),
      folder,
      look,
      person.format === 'png' ? 'png' : 'jpg',
    )
    const [first] = pictures
    if (!first || (person.format !== 'scan' && pictures.length > 1))
      throw new Error(`${stem} has ${pictures.length} pages`)
    made = {
      bytes: person.format === 'scan' ? await scannedPdf(pictures) : first,
      by: `${made.by}, ${look} picture`,
    }
  }
  const ending = person.format === 'scan' ? 'pdf' : person.format
  await writeFile(join(CORPUS, `${stem}.${ending}`), made.bytes)
  await writeFile(
    join(CORPUS, `${stem}.expected.json`),
    `${JSON.stringify(expectedOf(person, made.by, view.form), null, 2)}\n`,
  )
}

/** Numbers run within each half, in the order of the source files. */
async function everybody(): Promise<[string, Person][]> {
  const counts = { dev: 0, heldout: 0, blind: 0, blind2: 0 }
  const files = (await readdir(join(HERE, 'people'))).sort()
  const people: Person[] = []
  for (const file of files) people.push(...readPeople(await readFile(join(HERE, 'people', file), 'utf8')))
  return people.map((person) => {
    counts[person.set] += 1
    return [`${person.set}-${String(counts[person.set]).padStart(3, '0')}`, person]
  })
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const isOnlyMissing = process.argv.includes('--missing')
await mkdir(CORPUS, { recursive: true })
const there = new Set(await readdir(CORPUS))
for (const [number, person] of await everybody()) {
  const stem = `${number}-${person.layout}`
  if (wanted.length && !wanted.some((part) => stem.includes(part))) continue
  if (isOnlyMissing && there.has(`${stem}.expected.json`)) continue
  // Where a program or a font is missing the others are made all the same.
  await make(person, stem).then(
    () => process.stdout.write(`${stem} ${person.name.meant}\n`),
    (error: unknown) => process.stdout.write(`${stem} not made: ${String(error)}\n`),
  )
}
await browser.close()
await rm(scratch, { recursive: true })
