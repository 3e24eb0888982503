import type { FrameTexts } from './texts/zh-cn.ts'
import { defineTexts } from './texts-provider.tsx'

/** What the frame of every page says, and what it says when something fails. */
export const useFrameTexts = defineTexts<FrameTexts>({
  'zh-CN': () => import('./texts/zh-cn.ts'),
  'en-US': () => import('./texts/en-us.ts'),
  'pt-BR': () => import('./texts/pt-br.ts'),
  'zh-TW': () => import('./texts/zh-tw.ts'),
})
