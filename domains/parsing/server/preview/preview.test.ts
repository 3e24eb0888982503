import { Document, Packer, Paragraph, SectionType, Table, TableCell, TableRow, TextRun } from 'docx'
import { describe, expect, test } from 'vitest'
import { readFile } from '../read-file.ts'
import { findBlocks } from './find-blocks.ts'
import { keptSheet, keptStyle } from './kept-style.ts'

const today = new Date('2026-11-01')
const page = async (html: string) =>
  readFile({ name: 'a.html', bytes: new TextEncoder().encode(`<!doctype html><html>${html}</html>`) }, today)
const lines = '<p>姓名：王小明</p><p>手机：13800000001</p>'

describe('a page', () => {
  test('keeps its tables, its columns and its look', async () => {
    const { preview } =
      await page(`<head><style>.side { float: left; width: 30% }</style></head><body>${lines}
      <div class="side" style="display:flex; background: url(http://evil)"><h2>技能</h2></div>
      <table border="1"><tr><td colspan="2" width="40%">武汉大学</td><td>本科</td></tr></table></body>`)
    expect(preview).toContain('<style>.side { float: left; width: 30% }</style>')
    expect(preview).toMatch(/<div class="side" style="display:flex"><h2><span data-block="\d+">技能<\/span>/)
    expect(preview).toMatch(
      /<table border="1"><tbody>|<table border="1"><tr><td colspan="2" width="40%"><span data-block="\d+">武汉大学/,
    )
  })

  test('carries the numbers that what was read names', async () => {
    const { preview, parsed } = await page(
      `<body><p>姓名：王小明<br>手机：13800000001</p><table><tr><td>学校</td><td>武汉大学</td></tr></table></body>`,
    )
    expect(preview).toContain(`<span data-block="${parsed.phone?.source?.block}">手机：13800000001</span>`)
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src="http://evil/x.png" onerror="alert(1)">',
    '<iframe src="http://evil"></iframe>',
    '<object data="http://evil"></object>',
    '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
    '<link rel="stylesheet" href="http://evil/x.css">',
    '<meta http-equiv="refresh" content="0; url=http://evil">',
    '<base href="http://evil">',
    '<form action="http://evil"><input name="x"></form>',
    '<svg onload="alert(1)"><use href="http://evil"></use></svg>',
    '<video src="http://evil"></video>',
    '<style>@import "http://evil/x.css"; p { background: url(http://evil) } p { background: u\\72l(http://evil) }</style>',
    '<style>@font-face { font-family: x; src: url(http://evil) }</style>',
    '<p style="background-image: url(http://evil)" background="http://evil" onmouseover="alert(1)">x</p>',
    '<p class=\'x" onclick="alert(1)\'>x</p>',
    '<math><mtext><table><mglyph><style><img src=http://evil onerror=alert(1)></style></table></mtext></math>',
  ])('loads and runs nothing: %s', async (hostile) => {
    const { preview } = await page(`<body>${lines}${hostile}</body>`)
    expect(preview).toContain('13800000001')
    expect(preview).not.toMatch(
      /evil|alert|javascript|<(?:script|img|iframe|object|link|meta|base|form|svg|video|a)\b/i,
    )
  })
})

test('a Word document keeps its tables and the columns of its sections', async () => {
  const cell = (text: string, columnSpan = 1) =>
    new TableCell({
      columnSpan,
      children: [new Paragraph({ children: [new TextRun({ text, bold: true })] })],
    })
  const rows = [
    new TableRow({ children: [cell('姓名'), cell('王小明')] }),
    new TableRow({ children: [cell('自我评价 <b>', 2)] }),
  ]
  const sections = [
    { children: [new Table({ rows })] },
    {
      properties: { type: SectionType.CONTINUOUS, column: { count: 2 } },
      children: [new Paragraph('左边'), new Paragraph('手机：13800000001')],
    },
  ]
  const bytes = new Uint8Array(await Packer.toBuffer(new Document({ sections })))
  const { preview, parsed } = await readFile({ name: 'a.docx', bytes }, today)
  expect(preview).toMatch(
    /<table><tr><td><p data-block="0"><strong>姓名<\/strong><\/p><\/td><td><p data-block="0"><strong>王小明/,
  )
  expect(preview).toContain('<td colspan="2"><p data-block="1"><strong>自我评价 &lt;b&gt;</strong>')
  expect(preview).toContain(
    `<div data-columns="2"><p data-block="2">左边</p><p data-block="${parsed.phone?.source?.block}">手机`,
  )
})

test('pieces are found in the order of the document, repeated ones each in its own block', () => {
  const block = (...texts: string[]) => ({ kind: 'row' as const, cells: texts.map((text) => ({ text })) })
  const find = findBlocks([block('姓名', '王小明'), block('2019 - 2021', 'Acme'), block('2021', 'Acme')])
  expect(['王 小明', 'Acme', ' ', 'Acme', 'nowhere', '2021Acme'].map(find)).toEqual([0, 1, null, 2, null, 2])
})

describe('what a page hides', () => {
  const hidden = '电话：13911112222'
  const said = async (style: string, body: string) =>
    page(`<head><style>${style}</style></head><body>${lines}${body}</body>`)

  test.each([
    ['.gone { display: none }', `<p class="more gone">${hidden}</p>`],
    ['.a > .gone { visibility: hidden }', `<div class="a"><p class="gone">${hidden}</p></div>`],
    ['#image-url p { opacity: 0 }', `<div id="image-url"><p>${hidden}</p></div>`],
    ['[title~="x"] + p { font-size: 0px }', `<h2 title="a x">T</h2><p>${hidden}</p>`],
    ['p.gone { display: none } p { display: block }', `<p class="gone">${hidden}</p>`],
    ['@media screen { .gone { display: none } }', `<p class="gone">${hidden}</p>`],
    ['', `<p style="DISPLAY : none !important">${hidden}</p>`],
    ['', `<p style="opacity:0.0">${hidden}</p>`],
  ])('is neither read nor shown: %s %s', async (style, body) => {
    const { parsed, preview } = await said(style, body)
    expect(parsed.phone?.value).toBe('13800000001')
    expect(preview).not.toContain('13911112222')
  })

  test.each([
    ['.gone { display: none } p.gone { display: block }', '<p class="gone">2011 武汉大学</p>'],
    ['.gone { display: none }', '<p class="gone" style="display: block">武汉大学</p>'],
    ['@media print { .gone { display: none } }', '<p class="gone">武汉大学</p>'],
    ['p:hover { display: none }', '<p>武汉大学</p>'],
    ['[data-on] { display: none } [data-block], span, p > * { display: none !important }', '<p>武汉大学</p>'],
    ['p { display: none', '<p>武汉大学</p>'],
    ['@keyframes x { to { opacity: 0 } } p { animation: x 1s forwards }', '<p>武汉大学</p>'],
  ])('what can be seen is read, and nothing in the preview hides it: %s', async (style, body) => {
    const { preview } = await said(style, body)
    expect(preview).toContain('武汉大学')
    expect(preview).not.toMatch(/none|opacity/)
  })
})

test.each([
  ['color: red; background: url(x)', 'color: red'],
  ['color: red; display: none; opacity: 0', 'color: red'],
  ['background: src("x"); mask: -webkit-cross-fade("x", "y", 5%)', ''],
  ['width: 30%;behavior: x', 'width: 30%'],
  ['content: "\\75rl"', ''],
])('of the style %j only looks are kept', (style, kept) => expect(keptStyle(style)).toBe(kept))

test('a sheet keeps its rules and loses what they load', () => {
  expect(
    keptSheet('<!-- @import url(x); .a { color: red; background: url(x) } /* y */ .b{float:left} -->'),
  ).toMatch(/^\s*\.a \{ color: red;?\s*\}\s*\.b\{float:left\}\s*$/)
  expect(
    keptSheet(
      '.a > .image-url { float: left; background: src("x") } [data-on] { color: red } @page { margin: 0 }',
    ),
  ).toMatch(/^\.a > \.image-url \{ float: left;?\s*\}\s*$/)
})
