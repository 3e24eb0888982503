import { phoneNumberOf } from '@bole/sms/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareFieldPaths, entryFields, listFields, parseFieldPath, singleFields } from './field-paths.ts'
import { isSameName } from './same-name.ts'
import { gramsOf, searchTextOf, termsOf } from './search-grams.ts'

const digits = (from: number, to: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: from, maxLength: to })
const mainland = digits(9, 9).chain((rest) =>
  fc.constantFrom('3', '4', '5', '6', '7', '8', '9').map((second) => `1${second}${rest}`),
)
/** Ways people write the same digits. */
const spaced = (text: string) =>
  fc
    .array(fc.constantFrom('', ' ', '-', '.', '–', '(', ')'), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((gaps) => [...text].map((digit, at) => digit + (gaps[at] ?? '')).join(''))

describe('a phone number', () => {
  test('of the mainland is its eleven digits, however it is written', () => {
    fc.assert(
      fc.property(
        mainland.chain((phone) => fc.tuple(fc.constant(phone), spaced(phone))),
        fc.constantFrom('', '+86', '86', '0086', '+86 ', '+86-'),
        ([phone, written], country) => {
          expect(phoneNumberOf(country + written)).toBe(phone)
        },
      ),
    )
  })

  test('written once as it is stored stays as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          digits(7, 15),
          digits(7, 15).map((text) => `+${text}`),
        ),
        (text) => {
          const stored = phoneNumberOf(text)
          if (stored !== null) expect(phoneNumberOf(stored)).toBe(stored)
        },
      ),
    )
  })

  test('is seven to fifteen digits with at most one plus before and one extension behind them, or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(phoneNumberOf(text) ?? '1234567').toMatch(/^\+?\d{7,15}(?: ext\. \d{1,7})?$/)
      }),
    )
  })

  test.each([
    ['', null],
    ['      ', null],
    ['123456', null],
    ['1234567', '1234567'],
    ['+1234567', '+1234567'],
    ['1'.repeat(15), '1'.repeat(15)],
    ['1'.repeat(16), null],
    ['++8613800000001', null],
    ['13800000001 ext 5', '13800000001 ext. 5'],
    ['00861380000000', '+861380000000'],
    ['005511987654321', '+5511987654321'],
    ['8612800000001', '8612800000001'],
    ['+86 128 0000 0001', '+8612800000001'],
    ['٠١٢٣٤٥٦٧', null],
  ])('%j is %j', (text, phone) => expect(phoneNumberOf(text)).toBe(phone))
})

describe('a name', () => {
  const han = fc.string({ unit: fc.constantFrom(...'王李张刘陈杨小明华芳'), minLength: 1, maxLength: 4 })
  const latin = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 1, maxLength: 8 })
  const name = fc.oneof(
    han,
    fc.tuple(latin, latin).map((parts) => parts.join(' ')),
  )

  test('is the same as itself, and sameness goes both ways', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        expect(isSameName(one, one)).toBe(true)
        expect(isSameName(one, other)).toBe(isSameName(other, one))
      }),
    )
  })

  test('of Chinese is the same whatever spaces stand in it', () => {
    fc.assert(
      fc.property(han, (text) => {
        expect(isSameName([...text].join(' '), text)).toBe(true)
        expect(isSameName(`  ${text}\u3000`, text)).toBe(true)
      }),
    )
  })

  test('of another script keeps its words apart', () => {
    fc.assert(
      fc.property(latin, latin, (first, last) => {
        expect(isSameName(`${first}  ${last}`, `${first.toUpperCase()}-${last}`)).toBe(true)
        expect(isSameName(`${first} ${last}`, first + last)).toBe(false)
      }),
    )
  })

  test('with a character more is another', () => {
    fc.assert(
      fc.property(han, (text) => {
        expect(isSameName(`${text}王`, text)).toBe(false)
      }),
    )
  })
})

describe('what somebody is found by', () => {
  const chinese = fc.string({ unit: fc.constantFrom(...'王李张刘陈杨小明华芳'), minLength: 2, maxLength: 4 })
  const person = fc.record({
    name: chinese,
    pinyin: fc.array(fc.constantFrom('wang', 'li', 'xiao', 'ming'), { minLength: 1, maxLength: 4 }),
    phone: mainland,
    email: fc.constantFrom('xiao.ming@example.com', 'li@x.cn', null),
  })

  /** Whether a keyword finds a person, as the database does it. */
  const finds = (keyword: string, who: Parameters<typeof gramsOf>[0]) => {
    const terms = termsOf(keyword)
    const grams = gramsOf(who)
    const text = searchTextOf(who)
    return (
      terms.length > 0 &&
      terms.every((term) => (term.gram === null || grams.has(term.gram)) && ` ${text}`.includes(term.text))
    )
  }

  test('is every part of the name, and its pinyin from any syllable on', () => {
    fc.assert(
      fc.property(person, fc.nat(3), fc.integer({ min: 1, max: 4 }), (who, from, length) => {
        const part = [...who.name].slice(from, from + length).join('')
        if (part !== '') expect(finds(part, who), part).toBe(true)
        const spelled = who.pinyin.slice(Math.min(from, who.pinyin.length - 1)).join('')
        expect(finds(spelled, who), spelled).toBe(true)
      }),
    )
  })

  test('is the beginning of the phone, and any four digits or more of it', () => {
    fc.assert(
      fc.property(person, fc.nat(7), fc.integer({ min: 4, max: 11 }), (who, from, length) => {
        expect(finds(who.phone.slice(0, 3), who)).toBe(true)
        const part = who.phone.slice(from, from + length)
        if (part.length >= 4) expect(finds(part, who), part).toBe(true)
      }),
    )
  })

  test('is the same whatever the case and width', () => {
    fc.assert(
      fc.property(person, (who) => {
        const wide = [...who.phone].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
        expect(finds(wide, who)).toBe(true)
        if (who.email) expect(finds(who.email.toUpperCase(), who)).toBe(true)
      }),
    )
  })

  test('stays within what a row may cost', () => {
    fc.assert(
      fc.property(person, (who) => {
        expect(gramsOf(who).size).toBeLessThan(80)
      }),
    )
  })
})

describe('the path of a field', () => {
  const paths = [
    ...singleFields,
    ...listFields.flatMap((root) => [`${root}.0`, `${root}.59`]),
    ...Object.entries(entryFields).flatMap(([root, keys]) =>
      keys.flatMap((key) => [`${root}.0.${key}`, `${root}.59.${key}`]),
    ),
  ]

  test.each(paths)('%s is taken apart and put together again', (path) => {
    const at = parseFieldPath(path)
    const parts = [at?.root, ...(path.includes('.') ? [at?.index] : []), ...(at?.key ? [at.key] : [])]
    expect(parts.join('.')).toBe(path)
    expect(at?.label).toBe(path.replace(/\.\d+/, ''))
  })

  test('anything else is none', () => {
    fc.assert(
      fc.property(fc.string(), (path) => {
        fc.pre(!/^[a-z_]+(\.\d+)?(\.[a-z]+)?$/.test(path))
        expect(parseFieldPath(path)).toBeNull()
      }),
    )
  })

  test('has one order: no two fields stand in one place, and it does not go round', () => {
    const parsed = paths.flatMap((path) => parseFieldPath(path) ?? [])
    const anyPath = fc.constantFrom(...parsed)
    fc.assert(
      fc.property(anyPath, anyPath, anyPath, (one, other, third) => {
        expect(Math.sign(compareFieldPaths(one, other))).toBe(-Math.sign(compareFieldPaths(other, one)) + 0)
        if (compareFieldPaths(one, other) === 0) expect(one).toEqual(other)
        if (compareFieldPaths(one, other) < 0 && compareFieldPaths(other, third) < 0)
          expect(compareFieldPaths(one, third)).toBeLessThan(0)
      }),
    )
  })
})
