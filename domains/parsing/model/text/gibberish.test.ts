import { expect, it } from 'vitest'
import { isGibberish } from './gibberish.ts'

const ENGLISH =
  'Ola Brandt, senior developer in Oslo. Experience: Fjord Software AS, January 2019 to present. Built the billing system with four people, wrote the manuals and kept the servers running. Education: University of Oslo, Bachelor of Science in Informatics, 2011 to 2015. Skills: Java, SQL, Git, Kubernetes, PostgreSQL and a little C++. Languages: Norwegian, English, German. Interests: sailing, mountains and good bread.'
const CHINESE =
  '何晓,女,上海,求职意向:产品经理。工作经历:二〇一九年三月至今,青禾科技有限公司,负责公司产品规划与数据分析,带领团队完成三个版本的上线。教育背景:江南大学软件工程专业本科。自我评价:有良好的沟通能力与团队合作精神,能够独立完成工作。专业技能:熟悉数据库设计,了解机器学习,英语六级。'

/** Letters moved along the alphabet, as a font without a table of its letters gives them. */
const shifted = (text: string, by: number) =>
  [...text]
    .map((sign) => (/[a-z]/i.test(sign) ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + by) : sign))
    .join('')
const elsewhere = (text: string, by: number) =>
  [...text]
    .map((sign) =>
      /\p{Script=Han}/u.test(sign) ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + by) : sign,
    )
    .join('')

it.each([
  ['English', ENGLISH, false],
  ['Chinese', CHINESE, false],
  ['English in capitals', ENGLISH.toUpperCase(), false],
  ['few words', 'Skills: HTML, CSS, React, PHP, AWS, Spring, 2019, 2020, '.repeat(3), false],
  [
    'Portuguese',
    'Formação acadêmica: Universidade de São Paulo, graduação em ciências contábeis, conclusão em dezembro de 2015. Experiência profissional: assistente administrativo, responsável pela emissão de notas fiscais.',
    false,
  ],
  [
    'Vietnamese',
    'Học vấn: Đại học Bách khoa Hà Nội, ngành công nghệ thông tin. Kinh nghiệm làm việc: lập trình viên tại công ty phần mềm, phát triển hệ thống quản lý bán hàng và báo cáo cho khách hàng trong nước và nước ngoài.',
    false,
  ],
  ['Latin letters moved along', shifted(ENGLISH, -29), true],
  ['consonants for vowels', ENGLISH.replace(/[aeiouy]/gi, 'x'), true],
  ['Chinese characters moved along', elsewhere(CHINESE, 777), true],
  ['bytes of another code', Buffer.from(CHINESE).toString('latin1'), true],
  ['a script of no reader here', 'ꀀꀁꀂ ꀃꀄꀅꀆ '.repeat(30), true],
  ['too short a text', shifted('Ola Brandt, developer', -29), false],
])('isGibberish of %s is %j', (_, text, wanted) => expect(isGibberish(text)).toBe(wanted))
