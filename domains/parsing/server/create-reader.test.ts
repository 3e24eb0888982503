import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { createReader } from './create-reader.ts'
import { scannedPdf, textPdf, wordFile } from './made-files.fixture.ts'
import { UnreadableDocument } from './unreadable-document.ts'

// As on a machine where nobody installed tesseract; the peer test is for one where it is.
const reader = createReader({ threads: 2, timeoutMs: 100_000, isBundledOnly: true })
const fixture = (name: string) => readFile(join(import.meta.dirname, '../fixtures', name))
const read = (bytes: Uint8Array, name = 'resume') => reader.read({ name, bytes })
const bytesOf = (text: string) => new TextEncoder().encode(text)
const refusal = (bytes: Uint8Array) =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof UnreadableDocument ? error.reason : error),
  )

const CHINESE = [
  '林晓雯',
  '电话：13700001234 邮箱：linxw@example.com',
  '教育经历',
  '2010.09-2014.06 浙江大学 市场营销 本科',
  '工作经历',
  '2014.07-至今 杭州云启网络科技有限公司 产品经理',
]

afterAll(() => reader.close())

describe('createReader', () => {
  it('reads a PDF with the place of every fact', async () => {
    const { document, parsed, preview, ocr } = await read(
      textPdf([
        [50, 740, 22, 'Nora Whitfield'],
        [50, 715, 10, 'nora.w@example.com'],
        [50, 680, 13, 'Experience'],
        [50, 660, 10, 'Pennine Outdoor Gear Ltd'],
        [450, 660, 10, 'Mar 2018 - Present'],
        [50, 645, 10, 'Product Manager'],
      ]),
    )
    expect(document.kind).toBe('pdf')
    expect([parsed.name?.value, parsed.email?.value, ocr, preview]).toEqual([
      'Nora Whitfield',
      'nora.w@example.com',
      false,
      null,
    ])
    const box = parsed.employers[0]?.employer?.source?.box
    expect(parsed.employers[0]).toMatchObject({
      employer: { value: 'Pennine Outdoor Gear Ltd' },
      title: { value: 'Product Manager' },
    })
    expect(box?.x).toBeCloseTo(50 / 600, 2)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(140 / 800, 1)
  })

  it('reads Word, its tables cell by cell, and shows it with numbered blocks', async () => {
    const { parsed, preview } = await read(
      await wordFile([
        '<b>李雷</b>',
        '联系电话：13800138000',
        '教育背景',
        [
          ['时间', '学校', '专业', '学历'],
          ['2010.09-2014.06', '四川大学', '法学', '本科'],
        ],
      ]),
    )
    expect(parsed.schools[0]).toMatchObject({
      school: { value: '四川大学' },
      major: { value: '法学' },
      degree: { value: 'bachelor' },
      start: { value: '2010-09' },
    })
    const block = parsed.schools[0]?.school?.source?.block
    const cell = (text: string) => `<td><p data-block="${block}">${text}</p></td>`
    expect(preview).toContain(`<tr>${cell('2010.09-2014.06')}${cell('四川大学')}`)
    expect(preview).toContain('&lt;b&gt;李雷&lt;/b&gt;')
  })

  it('reads old Word files', async () => {
    const { document, parsed } = await read(await fixture('resume.doc'))
    expect(document.kind).toBe('doc')
    expect(parsed).toMatchObject({
      name: { value: '白露' },
      schools: [{ school: { value: '四川大学' } }],
      employers: [{ title: { value: '律师' } }],
    })
  })

  it.each([
    ['UTF-8', bytesOf(CHINESE.join('\n'))],
    [
      'UTF-16',
      new Uint8Array(
        Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(CHINESE.join('\r\n'), 'utf16le')]),
      ),
    ],
    [
      'HTML',
      bytesOf(
        `<html><head><style>p{}</style><script>boom()</script></head><body>${CHINESE.map((line) => `<p onclick="x()">${line}</p>`).join('')}</body></html>`,
      ),
    ],
    [
      'a web archive',
      bytesOf(
        `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n--x\r\nContent-Type: text/html; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(`<html><body>${CHINESE.map((line) => `<div>${line}</div>`).join('')}</body></html>`).toString('base64')}\r\n--x--\r\n`,
      ),
    ],
  ])('reads %s', async (_, bytes) => {
    const { parsed, preview } = await read(bytes)
    expect(parsed).toMatchObject({
      name: { value: '林晓雯' },
      phone: { value: '13700001234' },
      schools: [{ school: { value: '浙江大学' } }],
      employers: [{ employer: { value: '杭州云启网络科技有限公司' } }],
    })
    expect(preview).not.toMatch(/script|onclick|boom/)
  })

  it('reads GB18030 text', async () => {
    const bytes = new Uint8Array([
      ...Buffer.from('d0d5c3fba3bad5c5c8fd0ab5e7bbb0a3ba3133383030313338303030', 'hex'),
    ])
    expect((await read(bytes)).parsed).toMatchObject({
      name: { value: '张三' },
      phone: { value: '13800138000' },
    })
  })

  it('reads a picture and a scanned PDF by their looks', async () => {
    const picture = await fixture('scan.png')
    for (const bytes of [picture, await scannedPdf(picture)]) {
      const { parsed, ocr } = await read(bytes)
      expect(ocr).toBe(true)
      expect(parsed).toMatchObject({
        phone: { value: '13700001111' },
        // It may take a letter too many out of the @.
        email: { value: expect.stringMatching(/^shenjh.?@example\.com$/) },
        schools: [{ school: { value: '浙江大学' } }],
      })
      expect(parsed.phone?.source?.box?.width).toBeGreaterThan(0.05)
    }
  }, 120_000)

  it('takes the name of the file only where the text names nobody', async () => {
    expect((await read(bytesOf('13800138000'), '王芳_会计.txt')).parsed.name?.value).toBe('王芳')
    expect((await read(bytesOf('姓名：张三'), '王芳_会计.txt')).parsed.name?.value).toBe('张三')
  })

  it('says why it cannot read', async () => {
    expect(await refusal(new Uint8Array())).toBe('empty_file')
    expect(await refusal(zipSync({ 'a.txt': bytesOf('x') }))).toBe('only_archive')
    expect(await refusal(bytesOf('%PDF-1.7 and nothing more'))).toBe('damaged_file')
    expect(await refusal(textPdf([]).slice(0, 200))).toBe('damaged_file')
    expect(await refusal(bytesOf('   \n\n  '))).toBe('no_text')
    expect(await refusal(new Uint8Array(Buffer.from('7f454c4602010100', 'hex')))).toBe('unsupported_type')
    expect(await refusal(bytesOf('%!PS-Adobe-3.0 (hello) show'))).toBe('unsupported_type')
    expect(await refusal((await wordFile(['x'])).slice(0, 900))).toBe('damaged_file')
    expect(
      await refusal(
        new Uint8Array(
          Buffer.concat([
            Buffer.from('d0cf11e0a1b11ae1', 'hex'),
            Buffer.alloc(600),
            Buffer.from('EncryptedPackage', 'utf16le'),
          ]),
        ),
      ),
    ).toBe('password_protected')
  })

  it('gives up a file that takes too long, and reads the next', async () => {
    const hasty = createReader({ threads: 1, timeoutMs: 1 })
    const outcome = await hasty
      .read({ name: 'x', bytes: textPdf([[50, 700, 10, 'late']]) })
      .catch((error: unknown) => error)
    expect(outcome).toMatchObject({ reason: 'timed_out' })
    await hasty.close()
    const patient = createReader({ threads: 1, timeoutMs: 30_000 })
    const both = await Promise.allSettled([
      patient.read({ name: 'x', bytes: bytesOf('%PDF-1.7') }),
      patient.read({ name: 'x', bytes: bytesOf('张三') }),
    ])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    await patient.close()
    await expect(patient.read({ name: 'x', bytes: bytesOf('张三') })).rejects.toMatchObject({
      reason: 'timed_out',
    })
  })
})
