import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storedWord, wordsOfContent } from './content-words.ts'
import { gramsOf, searchTextOf, termsOf } from './search-grams.ts'

const wang = {
  name: '王小明',
  pinyin: ['wang', 'xiao', 'ming'],
  phone: '13812345678',
  email: 'Xiaoming.Wang@example.com',
  work: ['深圳市云帆科技有限公司', 'Java开发工程师', 'Kubernetes', 'C++', 'C#', 'React Native'],
}
const ana = { name: 'Ana Souza', pinyin: [], phone: '+5511987654321', email: 'ana@example.com', work: [] }

/** Whether a keyword finds a person, as the database does it. */
function finds(keyword: string, person: Parameters<typeof gramsOf>[0]): boolean {
  const terms = termsOf(keyword)
  const grams = gramsOf(person)
  const text = searchTextOf(person)
  const has = (gram: string | null) => gram === null || grams.has(gram)
  return (
    terms.length > 0 &&
    terms.every(
      (term) => has(term.gram) && has(term.otherGram) && (term.isExact || ` ${text}`.includes(term.text)),
    )
  )
}

describe('a keyword', () => {
  test.each([
    '王',
    '小明',
    '王小明',
    'wxm',
    'xm',
    'wangxiaoming',
    'wang',
    'xiaoming',
    'ming',
    '138',
    '5678',
    '13812345678',
    '345678',
    'xiaoming.wang@example.com',
    'example',
    '王小 5678',
    '１３８',
    '云帆',
    '云帆科技',
    '有限公司',
    '开发工程师',
    'java开发',
    'java',
    'kubernetes',
    'kube 云帆',
    'c++',
    'C#',
    'native',
    '小明 java',
    // Too short to be looked up: the beginning of a word.
    'w',
    'wang x',
    '+86 138 1234 5678',
    '138 5678',
    '008613812345678',
  ])('%s finds 王小明', (keyword) => expect(finds(keyword, wang)).toBe(true))
  test.each([
    '李',
    '云',
    '帆云',
    'kubernetic',
    'c-',
    '明王',
    'wxz',
    '999',
    '13812345679',
    'q',
    'wang z',
    'souza',
    '12',
  ])('%s does not', (keyword) => expect(finds(keyword, wang)).toBe(false))
  test.each(['ana', 'Souza', 'ANA SOUZA', 'so', '4321', '11987654321'])('%s finds Ana', (keyword) =>
    expect(finds(keyword, ana)).toBe(true),
  )
  const called = (name: string) => ({ ...ana, name })
  test.each([
    ['Sofía Núñez', 'sofia nunez'],
    ['Sofia Nunez', 'Sofía Núñez'],
    ['João Gonçalves', 'Joao Goncalves'],
    ['Joa\u0303o Gonçalves', 'joão'],
    ['Łukasz Żak', 'lukasz'],
    ['Łukasz Żak', 'ŁUKASZ ZAK'],
    ['İlker Şahin', 'İlker'],
    ['İlker Şahin', 'ilker sahin'],
    ['Işıl Kaya', 'isil'],
    ['Jürgen Strauß', 'strauss'],
    ['Jürgen Strauss', 'Strauß'],
    ['Søren Bjørn', 'soren bjorn'],
    ['Nguyễn Thị Hạnh', 'Nguyen'],
    ['Đặng Anh', 'dang'],
    ["Rohan D'Souza", "D'Souza"],
    ['Rohan D’Souza', "d'souza"],
    ["Rohan D'Souza", 'souza'],
    ["Rohan D'Souza", 'dsouza'],
    ["Rohan D'Souza", 'D Souza'],
    ['Mary-Jane O Neill', 'Mary-Jane O Neill'],
    ['Bruno e Silva', 'Bruno e Silva'],
    ['Γιώργος', 'γιωργος'],
    ['김민수', '김민수'],
  ])('%s is found by %s', (name, keyword) => expect(finds(keyword, called(name))).toBe(true))
  test.each([
    ['Bruno e Silva', 'Bruno x Silva'],
    ['Łukasz Żak', 'lukas z q'],
  ])('%s is not found by %s', (name, keyword) => expect(finds(keyword, called(name))).toBe(false))
  test.each([
    ['+96178908941', '0096178908941'],
    ['+96178908941', '+961 78 908 941'],
    ['+5511900000120', '(11) 90000-0120'],
    ['+5511900000120', '+55 11 90000-0120'],
    ['11900000120', '+55 011 90000-0120'],
    ['+15550100121 ext. 12', '+1 (555) 010-0121'],
    ['030901820121', '030/90182-0121'],
  ])('the phone %s is found by %s', (phone, keyword) => expect(finds(keyword, { ...ana, phone })).toBe(true))
  test('a mail that begins with one letter is found as it stands', () => {
    const person = { ...ana, email: 'b.qmail@mail.example' }
    for (const keyword of ['b.qmail@mail.example', 'B.QMAIL@mail', 'qmail'])
      expect(finds(keyword, person)).toBe(true)
    expect(finds('c.qmail@mail.example', person)).toBe(false)
  })
  test('whatever is typed is answered', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (keyword) => void termsOf(keyword)))
  })
  test('what somebody does is kept up to a bound', () => {
    const work = Array.from({ length: 500 }, (_, index) => `${'技能'.repeat(200)}${index}`)
    expect(gramsOf({ ...wang, work }).size).toBeLessThan(120)
    expect(searchTextOf({ ...wang, work }).length).toBeLessThan(2200)
  })
  test('few pieces are kept of a person', () => expect(gramsOf({ ...wang, work: [] }).size).toBeLessThan(45))
})

describe('words of a résumé', () => {
  test('Chinese by dictionary, others as they stand, each once', () => {
    expect(wordsOfContent('熟悉 Java 和 java，负责招聘系统')).toEqual(
      expect.arrayContaining(['熟悉', 'java', '负责', '招聘', '系统']),
    )
    expect(wordsOfContent('java Java JAVA')).toEqual(['java'])
  })
  test('are stored by organisation and block', () => expect(storedWord(7, 40_000, 'java')).toBe('7.2.java'))
})
