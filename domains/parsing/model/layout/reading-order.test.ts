import { describe, expect, it } from 'vitest'
import type { Page, PageWord } from './page-word.ts'
import { readPages } from './reading-order.ts'

const word = (text: string, x: number, baseline: number, size = 10): PageWord => ({
  text,
  x,
  baseline,
  width: text.length * size * 0.55,
  size,
  isSpaced: false,
})
const page = (...words: PageWord[]): Page => ({ width: 600, height: 800, words })
const column = (x: number, top: number, step: number, ...texts: string[]) =>
  texts.map((text, index) => word(text, x, top + index * step))
const textsOf = (...pages: Page[]) => readPages(pages).map((line) => line.text)

describe('readPages', () => {
  it('reads a sidebar before the text beside it', () => {
    const side = column(30, 100, 23, 'Contact', 'phone', 'Skills', 'SQL', 'Figma', 'Languages', 'French')
    const main = column(
      250,
      104,
      17,
      'Experience',
      'Acme',
      'Baker',
      'Education',
      'Leeds',
      'Marketing',
      'Projects',
      'Shop',
    )
    expect(textsOf(page(...main, ...side))).toEqual([...side, ...main].map(({ text }) => text))
  })

  it('keeps dates with their rows where another column stands right of them', () => {
    const rows = [
      'Chief Chemist',
      'Harbour Hospital',
      'Runs the wards',
      'Chemist',
      'Valley Hospital',
      'Night shifts',
    ]
    const left = [...column(30, 100, 20, 'Experience', ...rows)]
    const dates = [word('2019-2021', 330, 120), word('2015-2019', 330, 180)]
    const side = column(
      450,
      104,
      21,
      'Contact',
      'Leeds',
      'Education',
      'Pharmacy',
      'Hull',
      'Languages',
      'Welsh',
    )
    const texts = textsOf(page(...left, ...dates, ...side))
    expect(texts).toContain('Chief Chemist\t2019-2021')
    expect(texts).toContain('Chemist\t2015-2019')
  })

  it('takes titles and dates at the right for no column', () => {
    const left = column(30, 100, 40, 'Maison Verdier', 'Pastry Chef', 'Hôtel du Parc', 'Commis', 'Leads six')
    const right = column(440, 112, 40, 'Work', '2017–2019', '2012–2016', 'Education')
    const texts = textsOf(page(...left, ...right))
    expect(texts.indexOf('2017–2019')).toBeLessThan(texts.indexOf('Hôtel du Parc'))
  })

  it('tells columns from what stands one side below the other', () => {
    const left = column(30, 160, 30, 'Skills', 'Teaching', 'Education', 'Jiangxi', 'Nanchang')
    const right = column(300, 60, 30, 'Yan Shu', 'Fuzhou, born 1981', 'Headmaster')
    expect(textsOf(page(...right, ...left))).toEqual([...right, ...left].map(({ text }) => text))
  })

  it('keeps a date beside its company in one line', () => {
    const left = column(30, 100, 40, 'Experience', 'Acme', 'Bell', 'Crane', 'Dover')
    const right = column(480, 140, 40, '2019–2021', '2017–2019', '2015–2017', '2013–2015')
    expect(textsOf(page(...left, ...right))).toEqual([
      'Experience',
      'Acme\t2019–2021',
      'Bell\t2017–2019',
      'Crane\t2015–2017',
      'Dover\t2013–2015',
    ])
  })

  it('keeps labels beside their values', () => {
    const left = column(30, 100, 20, '姓名', '性别', '电话', '邮箱', '城市')
    const right = column(150, 100, 20, '张三', '男', '13800138000', 'a@b.cn', '杭州')
    expect(textsOf(page(...left, ...right))[0]).toBe('姓名\t张三')
  })

  it('unfolds cards that stand side by side under one title', () => {
    const words = [
      word('Experience', 30, 100, 14),
      ...column(30, 130, 15, 'Acme', 'Cook', '2019 - 2021'),
      ...column(320, 130, 15, 'Bell', 'Baker', '2017 - 2019'),
    ]
    expect(textsOf(page(...words))).toEqual([
      'Experience',
      'Acme',
      'Cook',
      '2019 - 2021',
      'Bell',
      'Baker',
      '2017 - 2019',
    ])
  })

  it('lays an upright title flat in front of its section', () => {
    const words = [
      ...column(30, 100, 13, '教', '育', '经', '历'),
      word('清华大学', 80, 102),
      word('本科', 80, 122),
    ]
    expect(textsOf(page(...words))[0]).toBe('教育经历\t清华大学')
  })

  it('goes on with the left column on the next page before the right one', () => {
    const side = (...texts: string[]) => column(30, 100, 23, ...texts)
    const main = (...texts: string[]) => column(250, 104, 17, ...texts)
    const first = page(
      ...side('Skills', 'a', 'Languages', 'b', 'Awards', 'c'),
      ...main('Work', 'd', 'Education', 'e', 'f', 'g', 'h', 'i'),
    )
    const second = page(
      ...side('Interests', 'k', 'References', 'l', 'm', 'n'),
      ...main('Projects', 'o', 'Training', 'p', 'q', 'r', 's', 't'),
    )
    const order = textsOf(first, second)
    expect(order.indexOf('Interests')).toBeLessThan(order.indexOf('Work'))
    expect(order.indexOf('Projects')).toBeGreaterThan(order.indexOf('Education'))
  })

  it('leaves page numbers out and words drawn twice once', () => {
    const words = [
      word('Acme', 30, 100),
      word('Acme', 30.4, 100.2),
      word('1', 300, 790),
      word('/', 310, 790),
      word('2', 320, 790),
    ]
    expect(textsOf(page(...words))).toEqual(['Acme'])
  })

  it('reads labels, titles and dates in a margin with the text beside them', () => {
    const margin = [
      '姓名:',
      '电话:',
      '学历',
      '2012 – 2016',
      '2006 – 2012',
      '工作经历',
      '2021 – 现在',
      '语言:',
    ]
    const texts = ['关咏琪', '5550 0174', '简历', '理工大学', '循道中学', '审计', '恒丰贸易公司', '英语']
    const at = (row: number) => 100 + row * 20
    const words = margin.flatMap((text, row) => [
      word(text, 30, at(row)),
      ...(/^[学工]/.test(text) ? [] : [word(texts[row] ?? '', 250, at(row))]),
    ])
    expect(textsOf(page(...words, word('个人履历', 280, 60)))).toContain('姓名:\t关咏琪')
  })
})
