import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { queryClient } from '../web/query-cache.ts'
import { quickStyles } from './quick-styles.ts'

// Files of a worker share their modules: what a test changed in them, or in the window, is put back before the next.
if (typeof window !== 'undefined') {
  // Texts that arrive once stay for all files, so every reader reads the same language.
  Object.defineProperty(navigator, 'language', { value: 'zh-CN', configurable: true })
  quickStyles(window)

  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
    queryClient.clear()
    vi.useRealTimers()
  })

  afterAll(async () => {
    // What a screen began to load for later: without its window it could not end.
    await vi.dynamicImportSettled()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    localStorage.clear()
    sessionStorage.clear()
  })
}
