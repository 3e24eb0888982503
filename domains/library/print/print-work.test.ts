import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { work } from './print-work.ts'

const textOf = async (bytes: Uint8Array | null = null) =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes ?? [])), { mergePages: true })).text
const named = (name: string) => ({ name, headline: '', contact: [], facts: [], sections: [], lists: [] })

test.each([
  ['Łukasz Żak'],
  ['İlker Şahin'],
  ['김민수'],
  ['สมชาย ใจดี'],
  ['محمد الأحمدي'],
  ['דניאל כהן'],
  ['Γιώργος Παππάς'],
  ['Иван Петров'],
  ['Nguyễn Thị Hạnh'],
  ['अमित शर्मा'],
  ['㐂𠮷田'],
  ['Ana 🌸 Costa'],
  ['✉ ✔ č ř ž ů ę ą ś ć ź ș ı'],
  ['Jürgen Strauß'],
  ['დავით'],
  ['Արամ'],
])(
  '%s is printed with every sign',
  async (name) => {
    const [one] = await work([named(name)])
    expect(one?.undrawn).toEqual([])
    const text = (await textOf(one?.pdf)).replace(/\s/g, '')
    const signs = [...name.normalize('NFKD').replace(/\s|\p{M}/gu, '')].sort()
    const seen = new Set(text.normalize('NFKD'))
    expect(signs.filter((sign) => !seen.has(sign))).toEqual([])
  },
  20_000,
)

test('what no face has is a box, is told, and stops nobody else', async () => {
  const [first, second] = await work([named('Ada \u{12345} Byron'), named('李雷')])
  expect(first?.undrawn).toEqual(['\u{12345}'])
  expect(await textOf(first?.pdf)).toContain('Ada □ Byron')
  expect(second?.undrawn).toEqual([])
  expect(await textOf(second?.pdf)).toContain('李雷')
}, 20_000)

test('a résumé is printed with its Chinese characters as text that can be found and copied', async () => {
  const entry = { title: '武汉大学', when: '2011.09 – 2015.06', detail: '本科 · 计算机', text: 'Java' }
  const lin = {
    name: '林岚',
    headline: '后端工程师',
    contact: ['13800000001'],
    facts: ['上海'],
    sections: [{ title: '教育经历', entries: [entry] }],
    lists: [{ title: '技能', items: ['Kubernetes', '消息队列'] }],
  }
  const [first, second] = await work([lin, { ...lin, name: 'João 王', sections: [], lists: [] }])
  const text = await textOf(first?.pdf)
  for (const word of ['林岚', '后端工程师', '13800000001', '武汉大学', '教育经历', '消息队列', '1 / 1'])
    expect(text).toContain(word)
  expect(await textOf(second?.pdf)).toContain('João 王')
}, 20_000)
