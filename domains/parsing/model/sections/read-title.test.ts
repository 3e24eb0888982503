import { describe, expect, it } from 'vitest'
import { readTitle } from './read-title.ts'

const titles: [string, ReturnType<typeof readTitle>][] = [
  ['教育背景', 'education'],
  ['教育经历 Education', 'education'],
  ['EDUCATION / 教育背景', 'education'],
  ['■ 教育经历', 'education'],
  ['一、教育背景', 'education'],
  ['【学历】', 'education'],
  ['Education & Training', 'education'],
  ['Academic Background', 'education'],
  ['E D U C A T I O N', 'education'],
  ['工作经历', 'work'],
  ['工作/实习经历', 'work'],
  ['实习经历', 'work'],
  ['职业经历:', 'work'],
  ['Professional Experience', 'work'],
  ['WORK HISTORY', 'work'],
  ['Employment', 'work'],
  ['Internship Experience', 'work'],
  ['项目经验', 'projects'],
  ['科研项目', 'projects'],
  ['Selected Projects', 'projects'],
  ['专业技能', 'skills'],
  ['技能特长', 'skills'],
  ['Technical Skills', 'skills'],
  ['Skills & Tools', 'skills'],
  ['语言能力', 'languages'],
  ['Languages', 'languages'],
  ['自我评价', 'summary'],
  ['About me', 'summary'],
  ['校园经历', 'campus'],
  ['求职意向', 'intention'],
  ['荣誉奖项', 'certificates'],
  ['Awards and Honors', 'certificates'],
  ['兴趣爱好', 'other'],
  ['References', 'other'],
  ['个人信息', 'basics'],
  ['负责教育产品的设计', null],
  ['北京大学', null],
  ['Software Engineer', null],
  ['Google', null],
  ['', null],
]

describe('readTitle', () => {
  it.each(titles)('%s → %s', (text, kind) => expect(readTitle(text)).toBe(kind))
})
