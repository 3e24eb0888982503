import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// The web project's set-up, before each file of tests: files share modules and one page, which each finds as it was.
afterEach(() => {
  cleanup()
  // The component library's styles only add up here: each makes every question about an element's looks slower.
  for (const style of document.head.querySelectorAll('style')) style.remove()
})

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // All but the language: the texts of the next file's screens come in it as they are imported.
  const language = localStorage.getItem('umi_locale')
  localStorage.clear()
  if (language !== null) localStorage.setItem('umi_locale', language)
  sessionStorage.clear()
  document.body.innerHTML = ''
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
})
