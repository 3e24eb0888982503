import { answerCalls, openPage } from '@bole/platform/portal-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { defineApi } from '../contract/index.ts'
import { AnswerMissing } from './answer-missing.tsx'
import { ask } from './ask.ts'
import { type Drafts, keepDraft, loadDraft, useDraft, useLeaveGuard } from './drafts.ts'
import { Page } from './page.tsx'
import { defineTexts } from './texts-provider.tsx'
import { useAsked } from './use-asked.ts'

const { view } = defineApi('sittings', {
  view: {
    method: 'GET',
    path: 'sittings/view/{id}',
    summary: 'One sitting',
    access: 'anyone',
    params: z.object({ id: z.coerce.number() }),
    query: z.object({ token: z.string() }),
    reply: z.object({ name: z.string() }),
  },
})

const useTexts = defineTexts({
  'zh-CN': async () => ({ texts: { begins: '{{name}} 即将开始' } }),
  'en-US': async () => ({ texts: { begins: '{{name}} begins soon' } }),
  'pt-BR': async () => ({ texts: { begins: '{{name}} começa em breve' } }),
  'zh-TW': async () => ({ texts: { begins: '{{name}} 即將開始' } }),
})

interface Notes {
  readonly savedAt: number
  readonly text: string
}

const notes: Drafts<Notes> = {
  name: 'bole.notes',
  daysKept: 2,
  empty: (savedAt) => ({ savedAt, text: '' }),
  isWhole: (kept): kept is Notes =>
    typeof kept === 'object' && kept !== null && 'text' in kept && 'savedAt' in kept,
}

function Sitting() {
  const { text } = useTexts()
  const { data, failure, reload } = useAsked('7', async () => {
    const asked = await ask(view, { params: { id: 7 }, query: { token: 'secret' } })
    return asked.data
  })
  const { draft, isKept, change } = useDraft(notes, '7')
  useLeaveGuard(!isKept)
  if (!data) return <AnswerMissing failure={failure} reload={reload} />
  return (
    <Page title={text('begins', { name: data.name })}>
      <textarea
        value={draft.text}
        onChange={({ target }) => change((now) => ({ ...now, text: target.value }))}
      />
    </Page>
  )
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('pages of another domain ask by their own calls and say their own texts', async () => {
  const calls = answerCalls('sittings', { 'view/7': () => ({ data: { name: 'Go' } }) })
  openPage(Sitting, '/sitting/7')
  expect(await screen.findByRole('heading', { name: 'Go begins soon' })).toBeTruthy()
  expect(calls.map(({ query }) => query.get('token'))).toEqual(['secret'])
})

test('the whole page follows when another language is chosen', async () => {
  answerCalls('sittings', { 'view/7': () => ({ data: { name: 'Go' } }) })
  openPage(Sitting, '/sitting/7')
  await screen.findByRole('heading')
  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'pt-BR' } })
  expect(await screen.findByRole('heading', { name: 'Go começa em breve' })).toBeTruthy()
  expect(await screen.findByLabelText('Idioma')).toBeTruthy()
  await waitFor(() => expect(document.documentElement.lang).toBe('pt-BR'))
})

test('what failed is said in words, and can be tried again', async () => {
  let isBack = false
  answerCalls('sittings', {
    'view/7': () => (isBack ? { data: { name: 'Go' } } : { code: 'broken', http: 500 }),
  })
  openPage(Sitting, '/sitting/7')
  const again = await screen.findByText('Try again')
  expect(screen.getByRole('alert').textContent).toMatch(/not available right now/)
  isBack = true
  fireEvent.click(again)
  expect(await screen.findByRole('heading', { name: 'Go begins soon' })).toBeTruthy()
})

test('what was typed is kept by its form and its record, and asks before it is lost', async () => {
  answerCalls('sittings', { 'view/7': () => ({ data: { name: 'Go' } }) })
  openPage(Sitting, '/sitting/7')
  const field = await screen.findByRole('textbox')
  const isFreeToLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  fireEvent.change(field, { target: { value: 'two words' } })
  expect(loadDraft(notes, '7', Date.now())).toMatchObject({ draft: { text: 'two words' }, isFound: true })
  expect(loadDraft(notes, '8', Date.now()).isFound).toBe(false)
  expect(isFreeToLeave()).toBe(true)
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem: full })
  fireEvent.change(field, { target: { value: 'three words more' } })
  await waitFor(() => expect(isFreeToLeave()).toBe(false))
})

test('a draft is forgotten after the days its form keeps it', () => {
  keepDraft(notes, '7', { savedAt: 0, text: 'old' })
  expect(loadDraft(notes, '7', 2 * 86_400_000 - 1).isFound).toBe(true)
  expect(loadDraft(notes, '7', 2 * 86_400_000).isFound).toBe(false)
})
