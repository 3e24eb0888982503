import type { ScoreColumn } from '@bole/library/model'
import type { Language } from '@bole/platform/contract'

/** What the columns of a table of scores may be called, in each of our languages. */
export const scoreTitles: Readonly<Record<ScoreColumn, readonly string[]>> = {
  name: ['姓名', 'Name', 'Nome'],
  phone: ['手机', '手机号', '電話', '手機', 'Phone', 'Telefone'],
  email: ['邮箱', '電子郵件', 'Email', 'E-mail'],
  exam: ['考试', '考试名称', '考試', 'Test', 'Exam', 'Prova'],
  score: ['分数', '成绩', '分數', 'Score', 'Nota'],
  taken_on: ['日期', '考试日期', '考試日期', 'Date', 'Data'],
}

/** The titles that a table needs, as somebody is told in their language. */
export const neededTitles: Readonly<Record<Language, string>> = {
  'zh-CN': '手机 / 邮箱, 考试, 分数',
  'en-US': 'Phone / Email, Test, Score',
  'pt-BR': 'Telefone / E-mail, Prova, Nota',
  'zh-TW': '手機 / 電子郵件, 考試, 分數',
}
