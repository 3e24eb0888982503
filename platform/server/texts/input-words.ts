import type { InEveryLanguage, Language } from '@bole/platform/contract'
import type * as z from 'zod'

/** What is wrong with a value, as a person would say it. */
const words = {
  'zh-CN': {
    missing: '不能为空',
    not_text: '应为文字',
    not_number: '应为数字',
    not_list: '应为列表',
    not_whole: '应为整数',
    unknown_choice: '不在可选范围内',
    malformed: '格式不正确',
    long: '最多 {{n}} 个字符',
    short: '至少 {{n}} 个字符',
    many: '最多 {{n}} 项',
    few: '至少 {{n}} 项',
    large: '不能大于 {{n}}',
    small: '不能小于 {{n}}',
    unknown_field: '没有这一项',
    hidden: '对您的角色隐藏，不能填写，也不能作为筛选条件',
    invalid: '内容无效',
  },
  'en-US': {
    missing: 'This is required',
    not_text: 'Must be text',
    not_number: 'Must be a number',
    not_list: 'Must be a list',
    not_whole: 'Must be a whole number',
    unknown_choice: 'Not one of the choices',
    malformed: 'Not in the right format',
    long: 'At most {{n}} characters',
    short: 'At least {{n}} characters',
    many: 'At most {{n}} entries',
    few: 'At least {{n}} entries',
    large: 'Must be at most {{n}}',
    small: 'Must be at least {{n}}',
    unknown_field: 'No such field',
    hidden: 'Hidden from your role: you can neither change it nor search by it',
    invalid: 'Not valid',
  },
  'pt-BR': {
    missing: 'Campo obrigatório',
    not_text: 'Deve ser um texto',
    not_number: 'Deve ser um número',
    not_list: 'Deve ser uma lista',
    not_whole: 'Deve ser um número inteiro',
    unknown_choice: 'Não está entre as opções',
    malformed: 'Formato incorreto',
    long: 'No máximo {{n}} caracteres',
    short: 'No mínimo {{n}} caracteres',
    many: 'No máximo {{n}} itens',
    few: 'No mínimo {{n}} itens',
    large: 'Deve ser no máximo {{n}}',
    small: 'Deve ser no mínimo {{n}}',
    unknown_field: 'Campo desconhecido',
    hidden: 'Oculto para a sua função: não pode ser alterado nem usado na busca',
    invalid: 'Valor inválido',
  },
  'zh-TW': {
    missing: '不能為空',
    not_text: '應為文字',
    not_number: '應為數字',
    not_list: '應為清單',
    not_whole: '應為整數',
    unknown_choice: '不在可選範圍內',
    malformed: '格式不正確',
    long: '最多 {{n}} 個字元',
    short: '至少 {{n}} 個字元',
    many: '最多 {{n}} 項',
    few: '至少 {{n}} 項',
    large: '不能大於 {{n}}',
    small: '不能小於 {{n}}',
    unknown_field: '沒有這一項',
    hidden: '對您的角色隱藏，不能填寫，也不能作為篩選條件',
    invalid: '內容無效',
  },
} satisfies InEveryLanguage<Record<string, string>>

type Word = keyof (typeof words)['zh-CN']
type Issue = z.core.$ZodRawIssue

/** One of the words, in a language. */
export function wordFor(word: Word, language: Language): string {
  return words[language][word]
}

/** Whatever is wrong with input, in a language, without the words of programs: for a schema that has none of its own. */
export function inputWords(language: Language): (issue: Issue) => string {
  return (issue) => {
    const [word, bound] = wordOf(issue)
    return words[language][word].replace('{{n}}', String(bound ?? ''))
  }
}

function wordOf(issue: Issue): readonly [word: Word, bound?: unknown] {
  switch (issue.code) {
    case 'invalid_type':
      return [ofType(issue)]
    case 'too_big':
      return [bounded(issue.origin, 'long', 'many', 'large'), issue.maximum]
    case 'too_small':
      // Something of at least one is something that has to be there.
      if (issue.origin === 'string' && issue.minimum === 1) return ['missing']
      return [bounded(issue.origin, 'short', 'few', 'small'), issue.minimum]
    case 'invalid_value':
      return ['unknown_choice']
    case 'invalid_format':
      return ['malformed']
    case 'unrecognized_keys':
      return ['unknown_field']
    default:
      return ['invalid']
  }
}

function ofType({ expected, input }: Issue & { readonly expected?: unknown }): Word {
  if (input === undefined || input === null || input === '') return 'missing'
  const known: Readonly<Record<string, Word>> = { string: 'not_text', array: 'not_list', int: 'not_whole' }
  if (expected === 'number')
    return typeof input === 'number' && !Number.isNaN(input) ? 'not_whole' : 'not_number'
  return known[String(expected)] ?? 'invalid'
}

function bounded(origin: unknown, ofText: Word, ofList: Word, ofNumber: Word): Word {
  if (origin === 'string') return ofText
  return origin === 'array' || origin === 'set' ? ofList : ofNumber
}
