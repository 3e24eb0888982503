import { expect, test } from 'vitest'
import { bounds, isBomb } from './bounds.ts'
import { readContact, readDate, readDegree, readGender, readList } from './read-cell.ts'

test.each<[string, string | null]>([
  ['1990-05-17', '1990-05-17'],
  ['1990/5/7', '1990-05-07'],
  ['1990年5月7日', '1990-05-07'],
  ['1990.05', '1990-05'],
  ['1990年', '1990'],
  ['1990', '1990'],
  ['19900517', '1990-05-17'],
  ['17/05/1990', '1990-05-17'],
  ['5/17/1990', '1990-05-17'],
  ['1990-05-17 08:00:00', '1990-05-17'],
  ['32874', '1990-01-01'],
  ['32874.5', '1990-01-01'],
  ['1990-02-30', null],
  ['1990-13', null],
  ['0990-01-01', null],
  ['yesterday', null],
  ['99999', null],
  ['', null],
])('%j is the day %j', (text, day) =>
  expect(readDate(text)).toEqual(day === null ? { fault: 'invalid_date' } : { value: day }),
)

test.each([
  ['男', 'male'],
  ['Female', 'female'],
  ['masculino', 'male'],
  ['F', 'female'],
  ['?', undefined],
])('%j is %j', (text, gender) =>
  expect(readGender(text)).toEqual(gender ? { value: gender } : { fault: 'invalid_gender' }),
)

test.each([
  ['本科', 'bachelor'],
  ['Ph.D.', 'doctor'],
  ['硕士研究生', 'master'],
  ['大专', 'college'],
  ['Ensino médio', 'secondary'],
  ['MBA', 'master'],
  ['wizard', undefined],
])('%j is the degree %j', (text, degree) =>
  expect(readDegree(text)).toEqual(degree ? { value: degree } : { fault: 'invalid_degree' }),
)

test.each([
  ['phone', '+86 139 1111 0001', { value: '13911110001' }],
  ['phone', '12', { fault: 'invalid_phone' }],
  ['email', 'a@b.cn', { value: 'a@b.cn' }],
  ['email', 'a@b', { fault: 'invalid_email' }],
] as const)('%s %j', (path, text, read) => expect(readContact(path, text)).toEqual(read))

test('lists are divided by the signs people use, each member once', () => {
  expect(readList('PHP, SQL；PHP、 Go|C\n')).toEqual(['PHP', 'SQL', 'Go', 'C'])
})

test('what unfolds far beyond its size is no file, small things aside', () => {
  expect(isBomb(bounds.ratioFrom, 1)).toBe(false)
  expect(isBomb(bounds.ratioFrom + 1, 1000)).toBe(true)
  expect(isBomb(300_000_000, 20_000_000)).toBe(false)
})
