import { describe, expect, test } from 'vitest'
import { type FieldGroup, fieldGroups } from './field-groups.ts'
import { covered, maskText } from './mask-text.ts'

const hiding = (group: FieldGroup, text: string) => maskText(text, new Set([group]))

describe('what is covered in words', () => {
  test.each<readonly [FieldGroup, string, string]>([
    ['contacts', '电话 13800138000，可加', '13800138000'],
    ['contacts', '电话：138-0013-8000', '0013'],
    ['contacts', '电话：１３８００１３８０００', '１３８'],
    ['contacts', 'call me +55 11 98765-4321 please', '98765'],
    ['contacts', '张三_13800138000.pdf', '13800138000'],
    ['contacts', '写信到 lei.li@example.com 即可', 'lei.li'],
    ['contacts', '邮箱lei@qq.com', 'lei@qq.com'],
    ['contacts', '微信号：lilei_2020', 'lilei_2020'],
    ['contacts', '加微信 lilei2020', 'lilei2020'],
    ['contacts', '地址：北京市海淀区中关村大街1号', '中关村'],
    ['salary', '期望薪资 25k-30k', '25k'],
    ['salary', '期望薪资 25k-30k', '30k'],
    ['salary', '月薪两万以上，目前年薪：350000', '350000'],
    ['salary', 'salary expectation: 12,000 USD', '12,000'],
    ['salary', '要 3万/月', '3万'],
    ['salary', '给到 ¥28,000 可以来', '28,000'],
    ['salary', 'pretensão salarial: R$ 9.500', '9.500'],
    ['birth', '1990年5月出生于武汉', '1990'],
    ['birth', '出生日期：1990-05-17', '1990-05'],
    ['birth', '生于 1990-05-17', '1990'],
    ['birth', '今年34岁', '34'],
    ['birth', 'Age: 34', '34'],
    ['birth', 'he is 34 years old', '34'],
    ['birth', '110101199003071234', '19900307'],
    ['identity', '身份证号 110101199003071234', '1101011990'],
    ['identity', 'Passport No: E12345678', 'E12345678'],
    ['identity', 'CPF 123.456.789-09', '456'],
    ['identity', '身分證 A123456789', 'A123456789'],
  ])('%s: %s', (group, text, secret) => {
    expect(hiding(group, text)).not.toContain(secret)
    expect(hiding(group, text)).toContain(covered)
  })

  test.each<readonly [FieldGroup, string]>([
    ['contacts', '2018.09 - 2020.06 后端工程师'],
    ['contacts', '2018-2020'],
    ['contacts', '带 12 人，三年 40 个版本'],
    ['salary', '100万用户的平台，QPS 3000'],
    ['salary', '2019 年加入'],
    ['birth', '2018 年毕业，负责生产环境，工作 12 年'],
    ['birth', '2021-03-05 面试通过'],
    ['identity', '电话 13800138000'],
  ])('%s leaves alone: %s', (group, text) => {
    expect(hiding(group, text)).toBe(text)
  })

  test('who is kept from nothing reads every word', () => {
    expect(maskText('13800138000', new Set())).toBe('13800138000')
  })

  test.each([
    ['digits apart', '1 '.repeat(20_000)],
    ['digits', '9'.repeat(20_000)],
    ['letters', 'a'.repeat(20_000)],
    ['dots', 'a.'.repeat(10_000)],
    ['labels', '薪资：'.repeat(10_000)],
  ])('%s take no long time', (_, text) => {
    // What this thread worked, not how long it waited for its turn: some milliseconds, where each letter looked back at all others minutes.
    const began = process.threadCpuUsage()
    maskText(`${text.repeat(10)}@`, new Set(fieldGroups))
    const { user, system } = process.threadCpuUsage(began)
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})
