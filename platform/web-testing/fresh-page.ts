import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

// The web project's set-up, before each file of tests: files share modules and one page, which each finds as it was.
afterEach(cleanup)

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = ''
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
})
