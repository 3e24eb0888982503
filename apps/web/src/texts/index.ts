import { registerTexts, useTexts, wordOf } from '@bole/platform/web'
import { screenAt } from '../screens.ts'
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

/** The title of the screen at an address, or that there is none yet. */
export function titleOf(t: ShellTexts, path: string): string {
  const known = screenAt(path)
  return known ? wordOf(t, `titles.${known.path}`) : t('exceptions.notAvailable')
}

/** What the menu calls the screen at an address: of which generation it is, it says once, at its head. */
export function menuNameOf(t: ShellTexts, path: string): string {
  return wordOf(t, `menuNames.${path}`, {}, titleOf(t, path))
}
