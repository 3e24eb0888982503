import { organisationsApi } from '@bole/organisations/contract'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CodeCard } from './code-card.tsx'
import { Picture } from './company-picture.tsx'

const { getCodeUrl, generateCode, removePicture } = organisationsApi

const confirmIn = async (question: string, answer: RegExp) => {
  const [asked] = await screen.findAllByText(question)
  const dialog = within(asked?.closest<HTMLElement>('.ant-modal') ?? document.body)
  fireEvent.click(dialog.getByRole('button', { name: answer }))
}

test('a code that is in use is replaced only once that is confirmed', async () => {
  const code = { code: 'LAMP', path: '/site/login?dzcode=LAMP' }
  const server = serve(answering(getCodeUrl, code), answering(generateCode, code))
  await showScreen(() => <CodeCard slug="acme" mayEdit />)
  fireEvent.click(await screen.findByRole('button', { name: '重新生成登录码' }))
  expect(server.bodiesOf(generateCode)).toEqual([])
  await confirmIn('重新生成登录码？', /重新生成/)
  await waitFor(() => expect(server.bodiesOf(generateCode)).toHaveLength(1))
})

test('a picture is removed only once that is confirmed', async () => {
  const server = serve(answering(removePicture, {}))
  await showScreen(() => <Picture kind="logo" url="/logo.png" mayEdit />)
  fireEvent.click(await screen.findByRole('button', { name: /移\s?除/ }))
  expect(server.bodiesOf(removePicture)).toEqual([])
  await confirmIn('确定移除“机构 Logo”？', /移\s?除/)
  await waitFor(() => expect(server.bodiesOf(removePicture)).toEqual([{ kind: 'logo' }]))
})
