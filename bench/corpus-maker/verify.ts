import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import yauzl from 'yauzl'
import * as z from 'zod'
import { DATE_FORMS, isDateForm, printDate } from './dates.ts'
import { run } from './run.ts'

const CORPUS = join(import.meta.dirname, '..', 'corpus')
const date = z.string().nullable()
const expectation = z.object({
  ...{
    name: z.string(),
    gender: z.enum(['male', 'female']).nullable(),
    phone: date,
    email: date,
    birth_date: date,
  },
  ...{
    age: z.number().nullable(),
    city: date,
    expected_places: z.array(z.string()),
    expected_position: date,
  },
  schools: z.array(z.object({ school: z.string(), major: date, start: date, end: date })),
  employers: z.array(z.object({ employer: z.string(), title: date, start: date, end: date })),
  ...{
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    projects: z.array(z.object({ name: z.string() })),
  },
})
type Expectation = z.infer<typeof expectation>

/** Letters and digits only, lower case: line breaks, letter-spacing and punctuation must not matter here. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]/gu, '')
}

function stripped(markup: string): string {
  const text = markup.replace(/<head>.*?<\/head>/s, '').replaceAll(/<[^>]+>/g, ' ')
  return text
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll(/&\w+;/g, ' ')
}

function wordText(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: false }, (failure, zip) => {
      if (failure) return reject(failure)
      const parts: Promise<string>[] = []
      zip.on('entry', (entry: yauzl.Entry) => {
        if (!/^word\/(document|header\d*|footer\d*)\.xml$/.test(entry.fileName)) return
        const reading = new Promise<string>((done, fail) => {
          zip.openReadStream(entry, (broken, stream) => {
            if (broken) fail(broken)
            else text(stream).then(done, fail)
          })
        })
        parts.push(reading)
      })
      zip.on('end', () => {
        Promise.all(parts).then((all) => resolve(stripped(all.join(' '))), reject)
      })
    })
  })
}

/** The texts a document yields, read in several orders; empty for pictures. */
async function textsOf(path: string): Promise<string[]> {
  if (/\.(png|jpg)$/.test(path)) return []
  if (path.endsWith('.pdf')) {
    const all = await Promise.all(
      [['-layout'], [], ['-raw']].map((how) => run('pdftotext', [...how, path, '-'])),
    )
    return all.join('').trim() ? all : []
  }
  if (path.endsWith('.docx')) return [await wordText(path)]
  if (/\.(doc|rtf)$/.test(path)) {
    const folder = await mkdtemp(join(tmpdir(), 'verify-'))
    await run('soffice', ['--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, path])
    const [name = ''] = await readdir(folder)
    const read = await readFile(join(folder, name), 'utf8')
    await rm(folder, { recursive: true })
    return [read]
  }
  const bytes = await readFile(path)
  const utf8 = new TextDecoder('utf-8').decode(bytes)
  return [stripped(utf8.includes('\uFFFD') ? new TextDecoder('gb18030').decode(bytes) : utf8)]
}

const forms = Object.keys(DATE_FORMS)
  .filter(isDateForm)
  .filter((form) => form !== 'year')

function missing(texts: readonly string[], expected: Expectation): string[] {
  const hays = texts.map(plain)
  const has = (needle: string): boolean => hays.some((hay) => hay.includes(plain(needle)))
  const hasDate = (value: string): boolean =>
    value === 'present' || value.length === 4
      ? value === 'present' || has(value)
      : forms.some((form) => has(printDate(value, form)))
  const inOrder = has(expected.name) || expected.name.split(' ').every(has)
  const words = [
    ...[expected.email, expected.city, expected.expected_position, ...expected.expected_places],
    ...expected.schools.flatMap((one) => [one.school, one.major]),
    ...expected.employers.flatMap((one) => [one.employer, one.title]),
    ...[...expected.skills, ...expected.languages, ...expected.projects.map((one) => one.name)],
    ...[expected.age === null ? null : String(expected.age)],
  ].filter((word) => word !== null)
  const dates = [...expected.schools, ...expected.employers].flatMap((one) => [one.start, one.end])
  const digits = hays.map((hay) => hay.replaceAll(/\D/g, ''))
  const tail = expected.phone?.slice(-8) ?? ''
  return [
    ...(inOrder ? [] : [expected.name]),
    ...words.filter((word) => !has(word)),
    ...[...dates, expected.birth_date].filter((value) => value !== null).filter((value) => !hasDate(value)),
    ...(digits.some((all) => all.includes(tail)) ? [] : [tail]),
    ...(expected.gender === null || ['男', '女', 'male', 'masculino', 'feminino'].some(has)
      ? []
      : [expected.gender]),
  ]
}

const wanted = process.argv.slice(2)
let [passed, failed, pictures] = [0, 0, 0]
for (const name of (await readdir(CORPUS)).sort()) {
  if (name.endsWith('.json') || name.endsWith('.md')) continue
  const stem = name.replace(/\.\w+$/, '')
  if (wanted.length && !wanted.some((part) => stem.includes(part))) continue
  const expected = expectation.parse(
    JSON.parse(await readFile(join(CORPUS, `${stem}.expected.json`), 'utf8')),
  )
  const texts = await textsOf(join(CORPUS, name))
  if (texts.length === 0) {
    pictures += 1
    continue
  }
  const absent = missing(texts, expected)
  if (absent.length) process.stdout.write(`${name}: ${absent.join(' | ')}\n`)
  if (absent.length) failed += 1
  else passed += 1
}
process.stdout.write(`${pictures} pictures have no text to compare\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed ? 1 : 0
