import type { InEveryLanguage } from '@bole/platform/contract'

/** What the processes an organisation starts with are called: 2 is social, 1 campus hiring. */
export const defaultNames: InEveryLanguage<{ readonly 1: string; readonly 2: string }> = {
  'zh-CN': { 1: '校园招聘标准流程', 2: '社会招聘标准流程' },
  'en-US': { 1: 'Standard campus hiring', 2: 'Standard experienced hiring' },
  'pt-BR': { 1: 'Recrutamento universitário padrão', 2: 'Recrutamento padrão' },
  'zh-TW': { 1: '校園招募標準流程', 2: '社會招募標準流程' },
}
