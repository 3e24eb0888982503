import { expect, test } from 'vitest'
import { showCutOffText } from './show-cut-off-text.ts'

const sized = (sizes: Readonly<Record<string, number>>) => {
  document.body.innerHTML =
    '<table><tr><td><b>Featherstonehaugh</b><br><small>Cholmondeley</small></td></tr></table>'
  const cell = document.querySelector('td')
  const words = document.querySelector('b')
  if (!cell || !words) throw new Error('nothing is drawn')
  for (const [name, value] of Object.entries({ clientWidth: 100, clientHeight: 40, ...sizes }))
    Object.defineProperty(cell, name, { value })
  showCutOffText({ target: words })
  return cell.title
}

test.each([
  ['wider than its cell', { scrollWidth: 101, scrollHeight: 40 }, 'Featherstonehaugh · Cholmondeley'],
  ['higher than its cell', { scrollWidth: 100, scrollHeight: 60 }, 'Featherstonehaugh · Cholmondeley'],
  ['in its place', { scrollWidth: 100, scrollHeight: 40 }, ''],
])('what is %s', (_, sizes, said) => {
  expect(sized(sizes)).toBe(said)
})
