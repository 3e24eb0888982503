import { describe, expect, it } from 'vitest'
import { withoutMarks } from './marks.ts'

describe('withoutMarks', () => {
  it.each([
    ['BN (Hons) Adult Nursing, 2:1', 'BN Adult Nursing'],
    ['Diploma in Accountancy with Merit\t2011–2014', 'Diploma in Accountancy\t2011–2014'],
    ['NUI Galway, 2012 to 2016. First class honours.', 'NUI Galway, 2012 to 2016'],
    [
      'Master of Public Administration, 05/2021. GPA 3.81 of 4.00. 42 semester hours.',
      'Master of Public Administration, 05/2021',
    ],
    ['Bachelor of Accountancy (Honours, Magna Cum Laude)', 'Bachelor of Accountancy'],
    ['LL.B. (Hons), Second Class Upper', 'LL.B.'],
    ['BA Hons English', 'BA English'],
    ['Bachelor of Arts (Honours) in Māori Studies', 'Bachelor of Arts in Māori Studies'],
    ['清华大学 GPA 3.8/4.0', '清华大学'],
  ])('takes the marks out of %j', (line, bare) => expect(withoutMarks(line)).toBe(bare))

  it.each([
    'First Class Honours',
    'GPA: 3.8/4.0',
    'Grade: 2:1',
    'Merit Business School, Leeds',
    'BSc Honours College',
  ])('leaves %j as it is', (line) => expect(withoutMarks(line)).toBe(line))
})
