import type { InEveryLanguage } from '@bole/platform/contract'
import en from './en-US.ts'
import pt from './pt-BR.ts'
import zh from './zh-CN.ts'
import tw from './zh-TW.ts'

/** What the statuses are called, for whoever writes them where no browser is: into a file. */
export const statusNames: InEveryLanguage<typeof zh> = { 'zh-CN': zh, 'en-US': en, 'pt-BR': pt, 'zh-TW': tw }
