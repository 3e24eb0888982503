import type { InEveryLanguage } from '@bole/platform/contract'
import { answerNames } from './answers/index.ts'
import en from './en-US.ts'
import pt from './pt-BR.ts'
import zh from './zh-CN.ts'
import tw from './zh-TW.ts'

/** What the statuses and answers are called, for whoever writes them where no browser is: into a file. */
export const statusNames: InEveryLanguage<
  typeof zh & { readonly answers: Readonly<Record<string, string>> }
> = {
  'zh-CN': { ...zh, answers: answerNames['zh-CN'] },
  'en-US': { ...en, answers: answerNames['en-US'] },
  'pt-BR': { ...pt, answers: answerNames['pt-BR'] },
  'zh-TW': { ...tw, answers: answerNames['zh-TW'] },
}
