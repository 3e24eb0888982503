import { describe, expect, it } from 'vitest'
import type { Page, PageWord } from './page-word.ts'
import { readPages } from './reading-order.ts'
import type { Rule } from './rules.ts'

const word = (text: string, x: number, baseline: number, size = 10): PageWord => ({
  text,
  x,
  baseline,
  width: [...text].length * size,
  size,
  isSpaced: false,
})
const upright = (at: number, from: number, to: number): Rule => ({ isUpright: true, at, from, to })
const level = (at: number, from: number, to: number): Rule => ({ isUpright: false, at, from, to })
const textsOf = (words: PageWord[], rules: Rule[]): string[] => {
  const page: Page = { width: 600, height: 800, words, rules }
  return readPages([page]).map((line) => line.text)
}

/** Two columns of two rows each: 40–140 and 140–400, cut at 100, 160 and 220. */
const GRID = [
  ...[40, 140, 400].map((at) => upright(at, 100, 220)),
  ...[100, 160, 220].flatMap((at) => [level(at, 40, 140), level(at, 140, 400)]),
]

describe('tables by their drawn lines', () => {
  it('puts a name together that its centred cell broke, beside a date that stands between its lines', () => {
    const words = [
      word('洛阳中州轴承股份', 50, 126),
      word('有限公司', 70, 140),
      word('2001.08-2009.06', 150, 133),
      word('机械厂', 60, 190),
      word('2009.07-至今', 150, 190),
    ]
    expect(textsOf(words, GRID)).toEqual([
      '洛阳中州轴承股份有限公司\t2001.08-2009.06',
      '机械厂\t2009.07-至今',
    ])
  })

  it('puts a date together that its narrow cell broke', () => {
    const words = [word('2018年9', 50, 120), word('月-2022年6月', 50, 140), word('某大学', 150, 130)]
    expect(textsOf(words, GRID)).toEqual(['2018年9月-2022年6月\t某大学'])
  })

  it('keeps what was done, in sentences, out of the line of names', () => {
    const words = [word('某某银行', 50, 120), word('审单。', 150, 120), word('核算。', 150, 140)]
    expect(textsOf(words, GRID)).toEqual(['某某银行', '审单。', '核算。'])
  })

  it('parts lines that end before their cell does', () => {
    const words = [word('某某银行', 50, 120), word('柜员', 50, 140), word('2001-2009', 150, 130)]
    expect(textsOf(words, GRID)).toEqual(['某某银行\t柜员\t2001-2009'])
  })

  it('reads a title over several rows before the first of them', () => {
    const rules = [
      upright(40, 100, 220),
      upright(140, 100, 220),
      upright(400, 100, 220),
      level(100, 40, 400),
      level(160, 140, 400),
      level(220, 40, 400),
    ]
    const words = [word('工作经历', 60, 165), word('甲公司', 150, 130), word('乙公司', 150, 190)]
    expect(textsOf(words, rules)).toEqual(['工作经历\t甲公司', '乙公司'])
  })

  it('gives a long cell its own lines below the row', () => {
    const told = [
      '负责全厂设备的点检定修与备件',
      '组织大修三次均提前完成任务',
      '建立设备台账并推行',
      '培训新员工',
      '获奖',
      '其他',
    ]
    const words = [word('甲公司', 50, 130), ...told.map((text, at) => word(text, 150, 108 + at * 9, 8))]
    expect(textsOf(words, GRID)).toEqual(['甲公司', ...told])
  })

  it('takes a frame around a section for no table', () => {
    const frame = [upright(30, 90, 300), upright(570, 90, 300), level(90, 30, 570), level(300, 30, 570)]
    const words = [word('甲公司', 50, 130), word('2001-2009', 400, 130), word('经理', 50, 150)]
    expect(textsOf(words, frame)).toEqual(['甲公司\t2001-2009', '经理'])
  })
})
