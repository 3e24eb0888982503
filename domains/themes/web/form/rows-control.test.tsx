import { showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RowsControl } from './rows-control.tsx'

interface Row {
  readonly word: string
}

function Rows({ given, most }: { readonly given: readonly Row[]; readonly most: number }) {
  const [rows, setRows] = useState(given)
  return (
    <>
      <RowsControl
        value={rows}
        onChange={setRows}
        empty={{ word: '' }}
        most={most}
        add="添加"
        nameOf={(place) => `第 ${place} 行`}
      >
        {({ word }, change, place) => (
          <input
            aria-label={`词 ${place}`}
            value={word}
            onChange={({ target }) => change({ word: target.value })}
          />
        )}
      </RowsControl>
      <output>{rows.map(({ word }) => word).join(',')}</output>
    </>
  )
}

async function show(words: readonly string[], most = 3) {
  await showScreen(() => <Rows given={words.map((word) => ({ word }))} most={most} />, '/')
  await screen.findByRole('button', { name: /添加/ })
}
const said = () => screen.getByRole('status').textContent
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a row is added at the end, written in and taken away', async () => {
  await show(['a'])
  fireEvent.click(screen.getByRole('button', { name: /添加/ }))
  fireEvent.change(screen.getByLabelText('词 2'), { target: { value: 'b' } })
  expect(said()).toBe('a,b')
  press('删除第 1 行')
  expect(said()).toBe('b')
})

test('a row is lifted, the first one not', async () => {
  await show(['a', 'b', 'c'])
  expect(screen.getByRole('button', { name: '第 1 行上移' })).toHaveProperty('disabled', true)
  press('第 3 行上移')
  expect(said()).toBe('a,c,b')
  press('第 2 行上移')
  expect(said()).toBe('c,a,b')
})

test('where there are as many as there may be no more are offered', async () => {
  await show(['a', 'b'], 2)
  expect(screen.getByRole('button', { name: /添加/ })).toHaveProperty('disabled', true)
  press('删除第 2 行')
  expect(screen.getByRole('button', { name: /添加/ })).toHaveProperty('disabled', false)
})

test('each row is a group with a name, so that fields of the same label are told apart', async () => {
  await show(['a', 'b'])
  expect(screen.getAllByRole('group').map((row) => row.getAttribute('aria-label'))).toEqual([
    '第 1 行',
    '第 2 行',
  ])
})
