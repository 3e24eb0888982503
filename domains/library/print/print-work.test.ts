import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { work } from './print-work.ts'

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
  const textOf = async (bytes: Uint8Array = new Uint8Array()) =>
    (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text
  const text = await textOf(first)
  for (const word of ['林岚', '后端工程师', '13800000001', '武汉大学', '教育经历', '消息队列', '1 / 1'])
    expect(text).toContain(word)
  expect(await textOf(second)).toContain('João 王')
}, 20_000)
