import { pinyinOf } from '@bole/accounts/server'
import { Converter } from 'opencc-js/t2cn'
import type { PersonSigns } from '../../model/people/person-keys.ts'

const toSimplified = Converter({ from: 't', to: 'cn' })

/** What a record tells of somebody that people are compared by. */
export interface SignedRow {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly gender: 'male' | 'female' | null
  readonly birth_date: string | null
  readonly school: string | null
  /** The digest of the number of their identity paper, as hexadecimal digits. */
  readonly paper: string | null
}

/** What somebody is compared by, with old characters made simplified ones and the pinyin of both names. */
export function signsOf({ name, phone, email, gender, birth_date, school, paper }: SignedRow): PersonSigns {
  const simplified = toSimplified(name)
  return {
    name,
    simplified,
    pinyin: pinyinOf(simplified),
    phone,
    email,
    paper,
    gender,
    birthDate: birth_date,
    school,
    schoolPinyin: school ? pinyinOf(toSimplified(school)) : [],
  }
}
