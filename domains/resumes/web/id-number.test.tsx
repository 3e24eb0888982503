import { accountsApi } from '@bole/accounts/contract'
import { administrator } from '@bole/accounts/testing'
import { answering, serve, showScreen } from '@bole/platform/web-testing'
import { resumesApi } from '@bole/resumes/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IdNumber } from './id-number.tsx'

const { getIdNumber, updateIdNumber } = resumesApi
const Shown = () => <IdNumber postId={7} />

test('the number is shown, and changed in its place', async () => {
  const server = serve(
    answering(accountsApi.getCurrentUser, administrator),
    answering(getIdNumber, { number: '11010519491231002X' }),
    answering(updateIdNumber, {}),
  )
  await showScreen(Shown)
  expect(await screen.findByText('11010519491231002X')).toBeTruthy()
  fireEvent.click(screen.getByLabelText('修改证件号码'))
  fireEvent.change(screen.getByLabelText('证件号码'), { target: { value: ' E12345678 ' } })
  fireEvent.click(screen.getByText(/^保\s?存$/).closest('button') ?? document.body)
  await waitFor(() => expect(server.bodiesOf(updateIdNumber)).toEqual([{ post_id: 7, number: 'E12345678' }]))
})

test('whoever it is hidden from sees that it is', async () => {
  serve(
    answering(accountsApi.getCurrentUser, { ...administrator, hides: ['identity'] }),
    answering(getIdNumber, { number: '' }),
  )
  await showScreen(Shown)
  expect(await screen.findByText('对您的角色隐藏')).toBeTruthy()
  expect(screen.queryByLabelText('修改证件号码')).toBeNull()
})
