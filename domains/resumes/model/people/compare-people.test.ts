import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comparePeople } from './compare-people.ts'
import { idNumberOf } from './id-number.ts'
import type { PairReason, Strength } from './pair-words.ts'
import { keysOf, mailKeyOf, type PersonSigns, phoneKeyOf, soundsOf } from './person-keys.ts'

const nobody: PersonSigns = {
  name: '王小明',
  simplified: '王小明',
  pinyin: ['wang', 'xiao', 'ming'],
  phone: null,
  email: null,
  paper: null,
  gender: null,
  birthDate: null,
  school: null,
  schoolPinyin: [],
}
const person = (given: Partial<PersonSigns>): PersonSigns => ({ ...nobody, ...given })
const latin = (name: string) => ({ name, simplified: name, pinyin: [] })
const wuhan = { school: '武汉大学', schoolPinyin: ['wu', 'han', 'da', 'xue'] }
const wuhanOld = { ...wuhan, school: '武漢大學' }
const other = { name: '李雷', simplified: '李雷', pinyin: ['li', 'lei'] }
const paper = '11010519491231002X'

describe('how two people are compared', () => {
  const cases: [string, Partial<PersonSigns>, Partial<PersonSigns>, Strength | null, PairReason[]][] = [
    ['nothing but the name', {}, {}, null, []],
    [
      'one phone, one name',
      { phone: '13800000001' },
      { phone: '+86 138-0000-0001' },
      'certain',
      ['phone', 'name'],
    ],
    [
      'one phone, other names',
      { phone: '13800000001' },
      { ...other, phone: '13800000001' },
      'possible',
      ['phone', 'other_name'],
    ],
    [
      'one phone and one mail, other names',
      { phone: '13800000001', email: 'a@x.cn' },
      { ...other, phone: '008613800000001', email: 'a@X.CN' },
      'certain',
      ['phone', 'email', 'other_name'],
    ],
    [
      'one phone and one birthday, other names',
      { phone: '13800000001', birthDate: '1998-04-02' },
      { ...other, phone: '13800000001', birthDate: '1998-04-02' },
      'likely',
      ['phone', 'birth_date', 'other_name'],
    ],
    ['another country’s phone', { phone: '+13800000001' }, { phone: '13800000001' }, null, []],
    [
      'mails that differ by letter case',
      { email: 'Wang.X@x.cn' },
      { email: 'wang.x@x.cn' },
      'likely',
      ['email_letters', 'name'],
    ],
    ['mails that differ by a dot', { email: 'wang.x@gmail.com' }, { email: 'wangx@gmail.com' }, null, []],
    [
      'one identity paper',
      { paper },
      { ...other, paper: idNumberOf('110105491231002') },
      'certain',
      ['id_number', 'other_name'],
    ],
    [
      'a paper with a wrong check digit',
      { paper: idNumberOf('110105194912310021') },
      { paper: idNumberOf('110105194912310021') },
      null,
      [],
    ],
    [
      'name, school and year',
      { ...wuhan, birthDate: '1998-04-02' },
      { ...wuhanOld, birthDate: '1998' },
      'likely',
      ['name', 'birth_year', 'school'],
    ],
    [
      'an old and a simplified name',
      { ...wuhan, birthDate: '1998', name: '張偉', simplified: '张伟', pinyin: ['zhang', 'wei'] },
      { ...wuhan, birthDate: '1998', name: '张伟', simplified: '张伟', pinyin: ['zhang', 'wei'] },
      'likely',
      ['name', 'birth_year', 'school'],
    ],
    [
      'a name of another sign and the same sound',
      { ...wuhan, birthDate: '1998', name: '张玮', simplified: '张玮', pinyin: ['zhang', 'wei'] },
      { ...wuhan, birthDate: '1998', name: '张伟', simplified: '张伟', pinyin: ['zhang', 'wei'] },
      'possible',
      ['name_sound', 'birth_year', 'school'],
    ],
    [
      'a name in Latin letters, surname last',
      { ...wuhan, birthDate: '1998', ...latin('Xiaoming Wang') },
      { ...wuhan, birthDate: '1998' },
      'possible',
      ['name_sound', 'birth_year', 'school'],
    ],
    [
      'name and school of other years',
      { ...wuhan, birthDate: '1998' },
      { ...wuhan, birthDate: '1999' },
      null,
      [],
    ],
    [
      'one phone and name, another birthday',
      { phone: '13800000001', birthDate: '1998-04-02' },
      { phone: '13800000001', birthDate: '1971-01-09' },
      'likely',
      ['phone', 'name', 'other_birth_date'],
    ],
    [
      'one phone and name, another birthday and gender: father and daughter of one name',
      { phone: '13800000001', birthDate: '1998-04-02', gender: 'female' },
      { phone: '13800000001', birthDate: '1971-01-09', gender: 'male' },
      'possible',
      ['phone', 'name', 'other_birth_date', 'other_gender'],
    ],
    [
      'one phone, everything else other',
      { phone: '13800000001', birthDate: '1998-04-02' },
      { ...other, phone: '13800000001', birthDate: '1971-01-09' },
      null,
      [],
    ],
  ]
  test.each(cases)('%s', (_, one, two, strength, reasons) => {
    const found = comparePeople(person(one), person(two))
    expect(found).toEqual(strength === null ? null : { strength, reasons })
    expect(comparePeople(person(two), person(one))).toEqual(found)
  })

  const some = <Value>(...values: Value[]) => fc.constantFrom(...values)
  const xiaoming = ['wang', 'xiao', 'ming']
  const names = [
    { name: '王小明', simplified: '王小明', pinyin: xiaoming },
    { name: '王曉明', simplified: '王晓明', pinyin: xiaoming },
    { name: '李雷', simplified: '李雷', pinyin: ['li', 'lei'] },
    latin('Xiaoming Wang'),
  ]
  const facts = fc.record({
    phone: some(null, '13800000001', '+8613800000001', '13900000002'),
    email: some(null, 'a@x.cn', 'A@x.cn', 'b@x.cn'),
    paper: some(null, paper),
    gender: some(null, 'male' as const, 'female' as const),
    birthDate: some(null, '1998', '1998-04-02', '1999-01-01'),
    school: some(null, '武汉大学', '武漢大學'),
    schoolPinyin: some(wuhan.schoolPinyin),
  })
  const anybody = fc.tuple(some(...names), facts).map(([named, known]) => ({ ...named, ...known }))
  test('whoever is alike shares a key, so that nobody is missed by looking up keys', () => {
    fc.assert(
      fc.property(anybody, anybody, (one, two) => {
        if (!comparePeople(one, two)) return
        const theirs = keysOf(two)
        expect(keysOf(one).some((key) => theirs.includes(key))).toBe(true)
      }),
    )
  })
})

describe('what is compared', () => {
  test('phones have their country, mails keep what stands before the domain', () => {
    expect(phoneKeyOf('138 0000 0001')).toBe('+8613800000001')
    expect(phoneKeyOf('+55 11 91234-5678')).toBe('+5511912345678')
    expect(phoneKeyOf('+55 011 91234-5678')).toBe('+5511912345678')
    expect(phoneKeyOf('+44 (0)20 7946 0958')).toBe(phoneKeyOf('00442079460958'))
    expect(phoneKeyOf('13800000001 ext. 5')).toBe('+8613800000001 ext. 5')
    expect(phoneKeyOf('none')).toBeNull()
    expect(mailKeyOf(' Wang.X+job@Example.COM ')).toBe('Wang.X+job@example.com')
    expect(mailKeyOf('no mail')).toBeNull()
  })
  test('papers are read with their check digit, old ones brought to the form of today', () => {
    expect(idNumberOf('1101051949 1231002x')).toBe(paper)
    expect(idNumberOf('110105491231002')).toBe(paper)
    expect(idNumberOf('110105194912310021')).toBeNull()
    expect(idNumberOf('e1234567-8')).toBe('E12345678')
    expect(idNumberOf('none')).toBeNull()
  })
  test('a name in Latin letters goes with its last word first, too', () => {
    expect(soundsOf(latin('Xiaoming Wang'))).toEqual(['xiaomingwang', 'wangxiaoming'])
    expect(soundsOf(latin('Ana Lúcia da Silva'))).toEqual(['analuciadasilva', 'silvaanaluciada'])
    expect(soundsOf(latin('王'))).toEqual(['王'])
  })
})
