import { expect, test } from 'vitest'
import { markup } from './markup.ts'

test('what is put in is text, whatever it looks like, and stays so when it is put in again', () => {
  const hostile = `"><img src=x onerror='alert(1)'>&`
  const inner = markup`<a title="${hostile}">${hostile}</a>`
  const written = '&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;'
  expect(inner.text).toBe(`<a title="${written}">${written}</a>`)
  expect(markup`<p>${inner}${null}${false}${[inner, 'x', 2]}</p>`.text).toBe(
    `<p>${inner.text}${inner.text}x2</p>`,
  )
})
