import { registerTexts, useTexts, wordOf } from '@bole/platform/web'
import type zh from './zh-CN.ts'

declare module '@bole/platform/web' {
  interface TextCatalogue {
    shell: typeof zh
  }
}

registerTexts('shell', {
  'zh-CN': () => import('./zh-CN.ts'),
  'en-US': () => import('./en-US.ts'),
  'pt-BR': () => import('./pt-BR.ts'),
  'zh-TW': () => import('./zh-TW.ts'),
})

export const useShellTexts = () => useTexts('shell')

export type ShellTexts = ReturnType<typeof useShellTexts>

/** The title of an address: its own, or that of its first-generation twin, or the product's. */
export function titleOf(t: ShellTexts, path: string): string {
  const twin = path.replace(/2(?=\/|$)/g, '').replace('/regulation/', '/post/')
  return wordOf(t, `titles.${path}`, {}, wordOf(t, `titles.${twin}`, {}, t('product')))
}
