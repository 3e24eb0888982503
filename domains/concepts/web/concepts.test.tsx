import { conceptsApi } from '@bole/concepts/contract'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import Patterns from './patterns.tsx'
import WordLists from './word-lists.tsx'

const { listWordLists, createWordList, updateWordList, removeWordList, listPatterns } = conceptsApi

const flags = { retire: false, restore: false, order: false, copy: false }
const can = { edit: true, remove: true, ...flags }
const cities = { id: 4, name: '城市', words: ['上海', '深圳'], is_retired: false, version: 3, can }
const shown = answering(listWordLists, { list: [cities] }, 1)

const press = (name: RegExp | string, within_: HTMLElement = document.body) =>
  within(within_)
    .findByRole('button', { name })
    .then((button) => fireEvent.click(button))

test('lists stand with their words, and one is removed after a question', async () => {
  const server = serve(shown, answering(removeWordList, { id: 4 }))
  await showScreen(WordLists, '/chat-bot/word-list')
  expect(await screen.findByText('上海、深圳')).toBeTruthy()
  await press(/^删\s?除$/)
  const dialog = await screen.findByRole('dialog', { name: '确定删除“城市”吗？' })
  await press(/^删\s?除$/, dialog)
  await waitFor(() => expect(server.sent.at(-1)?.call.name).not.toBe(listWordLists.name))
  const removed = server.sent.find(({ call }) => call.name === removeWordList.name)
  expect(removed?.query).toMatchObject({ id: '4' })
  expect(await screen.findByText('已删除“城市”')).toBeTruthy()
})

test('a name that another list has is said at its field', async () => {
  serve(shown, refusing(createWordList, 'entry_name_taken', { message: '已有名为“城市”的条目' }))
  await showScreen(WordLists, '/chat-bot/word-list')
  await press(/新建词表/)
  const dialog = await screen.findByRole('dialog')
  const name = await within(dialog).findByLabelText('名称')
  fireEvent.change(name, { target: { value: '城市' } })
  await press(/^保\s?存$/, dialog)
  expect(await within(dialog).findByText('已有名为“城市”的条目')).toBeTruthy()
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
})

test('a list is changed by its number in the address, at the version seen', async () => {
  const server = serve(shown, answering(updateWordList, { id: 4, version: 4 }))
  await showScreen(WordLists, '/chat-bot/word-list')
  await press(/^编\s?辑$/)
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(await within(dialog).findByLabelText('名称'), { target: { value: '地点' } })
  await press(/^保\s?存$/, dialog)
  const changed = () => server.sent.find(({ call }) => call.name === updateWordList.name)
  await waitFor(() => expect(changed()?.query).toMatchObject({ id: '4' }))
  expect(changed()?.body).toEqual({ version: 3, name: '地点', words: ['上海', '深圳'] })
})

test('patterns say what they would be for while there are none', async () => {
  serve(answering(listPatterns, { list: [] }, 0))
  await showScreen(Patterns, '/chat-bot/pattern')
  expect(await screen.findByText(/还没有正则表达式/)).toBeTruthy()
})
