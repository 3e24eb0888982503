import { describe, expect, it } from 'vitest'
import type { TextLine } from '../document.ts'
import { prepareLines } from '../text/line.ts'
import { splitSections } from './split-sections.ts'

const line = (text: string, size = 10, more: Partial<TextLine> = {}): TextLine => ({
  ...{ page: 1, box: { x: 0.1, y: 0.1, width: 0.5, height: 0.02 }, block: null, text, size },
  ...more,
})
const sectionsOf = (...lines: TextLine[]) =>
  splitSections(prepareLines({ kind: 'pdf', pages: [], lines })).map(
    ({ kind, lines: own }) => `${kind}: ${own.map(({ text }) => text).join(' / ')}`,
  )

describe('splitSections', () => {
  it('keeps an employer as large as the titles in its section when its dates follow', () => {
    const found = sectionsOf(
      ...[line('Skills', 14), line('SAP'), line('Experience', 14), line('Olivares del Sur', 14)],
      ...[line('March 2018 - Present'), line('Cost Controller'), line('Harbour Mill', 14)],
      ...[line('May 2012 - March 2018'), line('Cook'), line('Beyond the desk', 14), line('Chess')],
    )
    expect(found).toEqual([
      'basics: ',
      'skills: SAP',
      'work: Olivares del Sur / March 2018 - Present / Cost Controller / Harbour Mill / May 2012 - March 2018 / Cook',
      'other: Chess',
    ])
  })

  it('reads unknown titles by a word where they look as the known ones do, even above the first of these', () => {
    const told = 'Analyst at Acme Limited, a maker of lifts in Leeds, and later at its branch in York'
    const found = sectionsOf(
      ...[line('Ann Lee', 14), line('The work I am paid for', 14), line(told)],
      ...[line('Skills', 14), line('SAP'), line('Tongues and languages', 14), line('Thai')],
      ...[line('Charity work', 14), line('Education', 14), line('BA'), line('Career talk'), line('MA')],
    )
    expect(found).toEqual([
      'basics: Ann Lee',
      `work: ${told}`,
      'skills: SAP',
      'languages: Thai',
      'other: ',
      'education: BA / Career talk / MA',
    ])
  })

  it('begins again with the person at the top of another column', () => {
    const found = sectionsOf(
      line('Languages', 14),
      line('Polish'),
      line('Jan Kos', 10, { opensColumn: true }),
    )
    expect(found).toEqual(['basics: ', 'languages: Polish', 'basics: Jan Kos'])
  })

  it('takes no last word of a sentence for a title', () => {
    const told = 'Designed the stage of a rapid charger from schematic to'
    expect(sectionsOf(line('Experience', 14), line(told), line('certification'))).toEqual([
      'basics: ',
      `work: ${told} / certification`,
    ])
  })

  it('leaves a page’s menu out', () => {
    const menu = ['About', 'Experience', 'Education', 'Skills'].map((text) => line(text, 14))
    const found = sectionsOf(
      ...[line('Ann Lee', 20), ...menu, line('ann@example.com'), line('Experience', 14), line('Acme')],
      ...[line('Education', 14), line('Hull'), line('Skills', 14), line('SQL')],
    )
    expect(found).toEqual([
      'basics: Ann Lee',
      'basics: ann@example.com',
      'work: Acme',
      'education: Hull',
      'skills: SQL',
    ])
  })

  it('reads a title beside the names of a table’s columns', () => {
    const found = sectionsOf(
      line('教育背景\t学校名称\t专业\t时间'),
      line('太原理工大学\t安全工程\t2001-2005'),
    )
    expect(found[1]).toBe('education: 学校名称\t专业\t时间 / 太原理工大学\t安全工程\t2001-2005')
  })

  it('takes no words of a title that are set as plain text for one where the titles are much larger', () => {
    const found = sectionsOf(
      ...[line('Experience', 14), line('Acme'), line('Achievements'), line('Grew sales')],
      ...[line('Education', 14), line('Hull'), line('Skills', 14), line('SQL')],
    )
    expect(found[1]).toBe('work: Acme / Achievements / Grew sales')
  })

  it('reads an unknown title whose look few lines but titles share, in whichever column', () => {
    const side = ['Skills', 'Languages', 'Interests'].flatMap((text) => [line(text, 12), line('Some text')])
    const told = [line('Nov 2020 – Mar 2021'), line('Led three designers')]
    const found = sectionsOf(
      ...[...side, line('Experience', 14), line('Acme'), line('项目作品 PROJECTS', 14)],
      ...[line('Harbour map'), ...told, line('Education', 14), line('Hull')],
    )
    expect(found.slice(-3)).toEqual([
      'work: Acme',
      'projects: Harbour map / Nov 2020 – Mar 2021 / Led three designers',
      'education: Hull',
    ])
  })

  it('takes a post as large as the titles for no title', () => {
    const found = sectionsOf(
      ...[line('Experience', 14), line('Acme'), line('Test Engineer', 14), line('Ran engines')],
      ...[line('Education', 14), line('Hull')],
    )
    expect(found[1]).toBe('work: Acme / Test Engineer / Ran engines')
  })

  it('reads a document that is told again in the other script once', () => {
    const english = [line('Pei Shuyao', 20), line('Education', 14), line('Fudan'), line('Experience', 14)]
    const chinese = [
      line('裴书瑶', 20),
      line('教育经历', 14),
      line('复旦大学'),
      line('工作经历', 14),
      line('甲公司'),
      line('专业技能: SQL, Python'),
    ]
    expect(sectionsOf(...chinese, ...english, line('Acme'))).toEqual([
      'basics: 裴书瑶',
      'education: 复旦大学',
      'work: 甲公司',
      'skills: SQL, Python',
    ])
    expect(sectionsOf(...chinese, line('Skills', 14), line('SQL'), line('Tools', 14))).toHaveLength(6)
  })

  it('reads a life told in dates under a title that often names the whole page', () => {
    const studies = '2008.09-2012.07 山西农业大学公共事业管理专业学习'
    const further = '(其间:2013.03-2016.06在河海大学在职学习,获工程硕士学位)'
    const posts = ['2012.08-2013.03 运城市财政局科员', '2013.03-2018.06 山西农业大学 教师']
    const told = [studies, ...posts, further].map((text) => line(text))
    expect(sectionsOf(line('简历'), ...told).slice(1)).toEqual([
      `education: ${studies} / ${further}`,
      `work: ${posts.join(' / ')}`,
    ])
    expect(sectionsOf(line('简历'), line('裴书瑶'), ...told)[1]).toMatch(/^basics: 裴书瑶/)
  })

  it('reads a title behind a sign that stands for a picture', () => {
    expect(sectionsOf(line('学\t教育背景'), line('五邑大学'))[1]).toBe('education: 五邑大学')
  })

  it('takes a bare word over entries with their dates for a title, over their text for a label', () => {
    const school = [line('Education'), line('Hull'), line('Work')]
    expect(sectionsOf(...school, line('Acme'), line('2010 – 2014'))[2]).toBe('work: Acme / 2010 – 2014')
    expect(sectionsOf(...school, line('Told the class of it'))[1]).toMatch(/Work \/ Told/)
  })
})
