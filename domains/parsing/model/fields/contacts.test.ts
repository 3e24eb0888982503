import { expect, it } from 'vitest'
import { prepareLines } from '../text/line.ts'
import { linesOf } from '../text/lines-of.fixture.ts'
import { readMail, readPhone } from './contacts.ts'
import { findLabelled } from './labels.ts'

const phones: [lines: string[], phone: string | undefined][] = [
  [['Phone: +55 011 90000-0120'], '+5511900000120'],
  [['Phone: +44 (0)20 7946 0958'], '+442079460958'],
  [['Tel +4402079460958'], '+442079460958'],
  [['女 | 155-0000-2096 | wenrenqq@example.net'], '15500002096'],
  [['18600001234  12345678@qq.com'], '18600001234'],
  [['QQ: 13800001234567', '电话 13900001111'], '13900001111'],
  [['出生日期: 1987年3月 邮箱: a@example.com 手机号码: 150-', '0000-6691 求职意向: 店长'], '15000006691'],
  [['139-0000-5566（微信同号）'], '13900005566'],
  [['(202) · 555 · 0190 ⋄ ann@example.com'], '2025550190'],
  [['Cheyenne Wells, CO 80810 · (317) 555-0188'], '3175550188'],
  [['+44 (0)7700 900774'], '+447700900774'],
  [['Leeds | 07700 900318'], '07700900318'],
  [['Portland, Oregon + (503) 555-0164 + ann@example.org'], '5035550164'],
  [['Sign maker', 'Work', 'Acme, 2021 - now', 'Tools', 'QGIS\t216-555-0193'], '2165550193'],
  [['Keys Marine\tManager\t1998 - 2004', '100-499 staff'], undefined],
  [['身份证: 110101199001011234'], undefined],
]

it.each(phones)('readPhone(%j) is %s', (texts, phone) => {
  const lines = linesOf(...texts)
  expect(readPhone(lines, findLabelled(lines), lines)?.value).toBe(phone)
})

const mails: [lines: string[], mail: string][] = [
  [['Mail: seun.adeyemi@example.co.u', 'k'], 'seun.adeyemi@example.co.uk'],
  [['E-mail: minhchau.nguyen@example.', 'vn'], 'minhchau.nguyen@example.vn'],
  [['ann@example.com', 'Leeds'], 'ann@example.com'],
  [['Referee: boss@example.org', '邮箱: me@example.com'], 'me@example.com'],
]

it.each(mails)('readMail(%j) is %s', (texts, mail) => {
  const lines = linesOf(...texts)
  expect(readMail(lines, findLabelled(lines))?.value).toBe(mail)
})

const doubted: [lines: string[], mail: string, isSure: boolean][] = [
  [['jane.roe@uni.example.edu'], 'jane.roe@uni.example.edu', true],
  [['jane.roe@uni.example.eduPortfolio', 'Leeds'], 'jane.roe@uni.example.edu', false],
  [['415-555-0134jane.roe@example.comBoston'], 'jane.roe@example.com', false],
  [['jroe@example.eduLinkedIn', 'Mail: jane.roe@example.com'], 'jane.roe@example.com', true],
  [['= jane.roe©example.com'], 'jane.roe@example.com', false],
  [['jane.roe@example.corn'], 'jane.roe@example.com', false],
]

it.each(doubted)('readMail(%j) is %s, without doubt: %j', (texts, mail, isSure) => {
  const lines = linesOf(...texts)
  const found = readMail(lines, findLabelled(lines))
  expect(found?.value).toBe(mail)
  expect((found?.confidence ?? 0) >= 0.7).toBe(isSure)
})

it('leaves the word below an address that is whole where it stands', () => {
  const boxed = (text: string, width: number) => ({
    ...{ page: 1, block: null, text, size: 10 },
    box: { x: 0.1, y: 0.1, width, height: 0.02 },
  })
  const lines = prepareLines({
    ...{ kind: 'pdf', pages: [] },
    lines: [boxed('Contact me at any time', 0.2), boxed('ann.lee@example.edu', 0.2), boxed('phd', 0.03)],
  })
  expect(readMail(lines, [])?.value).toBe('ann.lee@example.edu')
})

it('puts an address together that a narrow column broke before its sign, where the column is full', () => {
  const boxed = (text: string, width: number) => ({
    ...{ page: 1, block: null, text, size: 10 },
    box: { x: 0.1, y: 0.1, width, height: 0.02 },
  })
  const mailOf = (text: string, width: number) =>
    readMail(
      prepareLines({
        ...{ kind: 'pdf', pages: [] },
        lines: [boxed(text, width), boxed('counting@example', 0.2), boxed('.tw', 0.02)],
      }),
      [],
    )?.value
  expect(mailOf('chen.yachu.ac', 0.2)).toBe('chen.yachu.accounting@example.tw')
  expect(mailOf('chen.yachu.ac', 0.1)).toBe('counting@example.tw')
  expect(mailOf('E-mail', 0.2)).toBe('counting@example.tw')
})

it('takes the last letter that a narrow column broke off, where the column is full', () => {
  const boxed = (text: string, width: number) => ({
    ...{ page: 1, block: null, text, size: 10 },
    box: { x: 0.1, y: 0.1, width, height: 0.02 },
  })
  const mailOf = (width: number) =>
    readMail(
      prepareLines({
        ...{ kind: 'pdf', pages: [] },
        lines: [boxed('Contact me at any time', 0.2), boxed('ann.lee@example.co', width), boxed('m', 0.01)],
      }),
      [],
    )?.value
  expect([mailOf(0.2), mailOf(0.1)]).toEqual(['ann.lee@example.com', 'ann.lee@example.co'])
})
