import * as dateWords from './date-wording.ts'
import type { Person } from './person.ts'
import * as words from './wording.ts'
import { type Banks, INBOX_WORDS } from './wording-inbox.ts'

const CHINESE: Banks = {
  titles: words.ZH_TITLES,
  labels: words.ZH_LABELS,
  forms: dateWords.ZH_FORMS,
  betweens: dateWords.ZH_BETWEEN,
  presents: dateWords.ZH_PRESENT,
}
const ENGLISH: Banks = {
  titles: words.EN_TITLES,
  labels: words.EN_LABELS,
  forms: dateWords.EN_FORMS,
  betweens: dateWords.EN_BETWEEN,
  presents: dateWords.EN_PRESENT,
}

/** Whether the person writes Traditional characters (`script=tw` on the source's header). */
function isTraditional(person: Person): boolean {
  return person.language === 'zh' && person.options.script === 'tw'
}

/** The words of the person's language; the second blind split has its own, in four of them. */
export function banksOf(person: Person): Banks {
  if (person.set === 'blind2') return INBOX_WORDS[isTraditional(person) ? 'tw' : person.language]
  return person.language === 'zh' ? CHINESE : ENGLISH
}

/** How gender, birth and age are said where no label stands before them. */
export function factWordsOf(person: Person): {
  male: string
  female: string
  aged: (age: number) => string
  born: (date: string) => string
  years: string
} {
  if (person.language === 'zh') {
    const years = isTraditional(person) ? '歲' : '岁'
    return { male: '男', female: '女', years, aged: (age) => `${age}${years}`, born: (date) => `${date}生` }
  }
  return person.language === 'pt'
    ? {
        ...{ male: 'Masculino', female: 'Feminino', years: ' anos' },
        ...{ aged: (age) => `${age} anos`, born: (date) => `nascimento: ${date}` },
      }
    : {
        ...{ male: 'Male', female: 'Female', years: '' },
        ...{ aged: (age) => `${age} years old`, born: (date) => `born ${date}` },
      }
}
