import { describe, expect, it } from 'vitest'
import type { TextLine } from '../document.ts'
import { splitSections } from '../sections/split-sections.ts'
import { prepareLines } from '../text/line.ts'
import { documentOf } from '../text/lines-of.fixture.ts'
import { tellUnknown } from './unknown-sections.ts'

const large = (text: string): TextLine => ({ page: 1, box: null, block: null, size: 14, text })
const plain = (text: string): TextLine => ({ page: 1, box: null, block: null, size: 10, text })

const kindsOf = (lines: TextLine[]) =>
  tellUnknown(splitSections(prepareLines({ kind: 'html', pages: [], lines }))).map(
    ({ kind, lines: own }) => `${kind} ${own.length}`,
  )

const person = [large('Ann Lee'), plain('ann@example.com')]
const posts = [plain('Canyon Dental Clinic'), plain('Dental Assistant'), plain('08/2014 – 05/2016')]
const studies = [plain('Bachelor of Arts, University of Hull'), plain('09/2008 – 06/2012')]
const known = [large('Skills'), plain('SAP'), large('Hobbies'), plain('Chess')]

describe('a section whose title tells nothing', () => {
  it.each([
    ['is of posts', [...person, large("Where I've cleaned teeth"), ...posts, ...known], 'work 3'],
    ['is of schools', [...person, large('Places attended'), ...studies, ...known], 'education 2'],
  ])('%s by its entries', (_, lines, told) => {
    expect(kindsOf(lines)).toEqual(['basics 2', told, 'skills 1', 'other 1'])
  })

  it('stays what it is where the document has a section of that kind', () => {
    const lines = [...person, large('Work experience'), ...posts, large('On the side'), ...posts, ...known]
    expect(kindsOf(lines)).toEqual(['basics 2', 'work 3', 'other 3', 'skills 1', 'other 1'])
  })

  it('is no section above all others when its entries tell nothing', () => {
    const lines = [...person, large('Always on time'), plain('Since 03/2011 – 05/2014 never late'), ...known]
    expect(kindsOf(lines)).toEqual(['basics 4', 'skills 1', 'other 1'])
  })

  it('is none when it names what is done beside a job', () => {
    const lines = [...person, ...known, large('Charity runs'), ...posts]
    expect(kindsOf(lines).at(-1)).toBe('other 3')
  })
})

it('takes a line for a title that plain text frames as it frames a known one', () => {
  const text = [
    '罗大勇',
    '【打工经历】',
    '深圳市越海通物流有限公司',
    '叉车组长',
    '2013年3月-2018年9月',
    '【教育】',
    '机电技术 中专',
  ]
  const sections = tellUnknown(splitSections(prepareLines(documentOf(...text))))
  expect(sections.map(({ kind, title }) => `${kind} ${title?.text ?? ''}`)).toEqual([
    'basics ',
    'work 【打工经历】',
    'education 【教育】',
  ])
})
