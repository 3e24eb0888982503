import { serve, showScreen } from '@bole/platform/web-testing'
import { fireEvent, screen } from '@testing-library/react'
import { useReducer } from 'react'
import { expect, test } from 'vitest'
import { changedGrid, emptyGrid, isFilled } from './grid.ts'
import { PositionGrid } from './position-grid.tsx'

function Grid() {
  const [rows, change] = useReducer(changedGrid, undefined, () => emptyGrid())
  return (
    <>
      <PositionGrid rows={rows} offered={{ cities: ['上海', '深圳'] }} onChange={change} />
      <output>{JSON.stringify(rows.filter(isFilled).map(({ cells }) => cells))}</output>
    </>
  )
}

const said = () => JSON.parse(document.querySelector('output')?.textContent ?? '[]')
const cell = (number: number, column: string) => screen.getByLabelText(`第 ${number} 行 ${column}`)
const pasteInto = (box: HTMLElement, text: string) =>
  fireEvent.paste(box, { clipboardData: { getData: () => text } })

async function show() {
  serve()
  await showScreen(Grid)
  await screen.findByLabelText('第 1 行 职位名称')
}

test('the arrows and Enter go up and down a column, and end at its ends', async () => {
  await show()
  cell(1, '部门').focus()
  for (const [key, row] of [
    ['ArrowDown', 2],
    ['Enter', 3],
    ['ArrowUp', 2],
    ['ArrowUp', 1],
    ['ArrowUp', 1],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key })
    expect(document.activeElement).toBe(cell(row, '部门'))
  }
})

test('one word is pasted as text is, a block of cells from where it is pasted on', async () => {
  await show()
  expect(pasteInto(cell(1, '职位名称'), '工程师')).toBe(true)
  expect(said()).toEqual([])
  expect(pasteInto(cell(2, '项目'), '社招\t上海\n校招\t深圳')).toBe(false)
  expect(said()).toEqual([
    { project: '社招', cities: '上海' },
    { project: '校招', cities: '深圳' },
  ])
})

test('a row is taken out, and words are offered where they are known', async () => {
  await show()
  fireEvent.change(cell(2, '职位名称'), { target: { value: '工程师' } })
  expect(said()).toEqual([{ title: '工程师' }])
  fireEvent.click(screen.getByRole('button', { name: '移除第 2 行' }))
  expect(said()).toEqual([])
  const offered = document.getElementById(cell(1, '工作城市').getAttribute('list') ?? '')
  expect([...(offered?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['上海', '深圳'])
})
