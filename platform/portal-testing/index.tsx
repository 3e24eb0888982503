import { cleanup, configure, render } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { TextsProvider } from '../portal/texts-provider.tsx'

// As for staff screens: a busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 })

/** What a test answers a call with: data, or a refusal or failure by its code. */
export type Answer =
  | { readonly data: object; readonly total?: number }
  | {
      readonly code: string
      readonly message?: string
      readonly http?: number
      readonly errors?: readonly object[]
    }

/** One call the page made. */
export interface Made {
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
}

/** Answers the page's calls by their path below `/api/<area>/`; what nobody expected fails the test. */
export function answerCalls(area: string, answers: Record<string, (made: Made) => Answer>): Made[] {
  const calls: Made[] = []
  vi.stubGlobal('fetch', async (address: string, init: { body?: string }) => {
    const url = new URL(address, 'http://localhost')
    const path = url.pathname.replace(`/api/${area}/`, '')
    const made = { path, query: url.searchParams, body: init.body ? JSON.parse(init.body) : {} }
    calls.push(made)
    const answer = answers[path]?.(made)
    if (!answer) throw new Error(`nobody expected ${path}`)
    if ('data' in answer) return Response.json({ status: 'success', message: '', ...answer })
    const { http = 200, ...rest } = answer
    return Response.json({ status: 'error', message: '', ...rest }, { status: http })
  })
  return calls
}

/** Opens an address of the candidates' app, in English: texts that are not loaded yet are waited for. */
export function openPage(Pages: ComponentType, path: string) {
  cleanup()
  const [pathname = '/', search = ''] = path.split('?')
  const memory = memoryLocation({ path: pathname, searchPath: search, record: true })
  window.history.replaceState({}, '', `/careers${path}`)
  render(
    <TextsProvider chosen={{ language: 'en-US', direction: 'ltr' }}>
      <Router hook={memory.hook} searchHook={memory.searchHook}>
        <Suspense>
          <Pages />
        </Suspense>
      </Router>
    </TextsProvider>,
  )
  return memory
}
