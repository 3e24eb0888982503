import { careersApi } from '@bole/careers/contract'
import { answering as promises } from '@bole/careers/model'
import { answering, refusing, serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import AnswerDays from './answer-days.tsx'

const { getAnswerDays, updateAnswerDays } = careersApi
const days = { id: 3, version: 0, ...promises.daysByDefault }

async function change(
  stage: string,
  value: string,
  saved = answering(updateAnswerDays, { id: 3, version: 1 }),
) {
  const server = serve(answering(getAnswerDays, days), saved)
  await showScreen(AnswerDays, '/organization/answer-days')
  fireEvent.change(await screen.findByLabelText(stage), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: /保\s?存/ }))
  return server
}

test('a stage gets days of its own, and the others stay', async () => {
  const server = await change('面试', '5')
  await waitFor(() => expect(server.bodiesOf(updateAnswerDays)).toEqual([{ ...days, interview: 5 }]))
})

test('that somebody else changed them is said above the form', async () => {
  await change('录用', '3', refusing(updateAnswerDays, 'stale', { message: '已被修改' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
})
