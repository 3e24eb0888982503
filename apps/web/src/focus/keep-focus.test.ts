import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

let stop = () => {}
beforeEach(() => {
  stop = keepFocus()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const at = (id: string) => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`nothing is called ${id}`)
  return found
}
const focused = () => document.activeElement?.id ?? ''
const afterwards = () => new Promise((resolve) => setTimeout(resolve, 120))
const show = (html: string) => {
  document.body.innerHTML = `<main id="content" tabindex="-1">${html}</main>`
}

describe('what has the focus is taken away: the focus goes on', () => {
  test.each([
    [
      'to the same in the next row',
      '<ul><li id="x"><a href="#">a</a><button id="from">Delete</button></li><li><a href="#">b</a><button id="to">Delete</button></li></ul>',
    ],
    [
      'to the row before, where it was the last',
      '<ul><li><a href="#" id="to">b</a></li><li id="x"><button id="from">Delete</button></li></ul>',
    ],
    ['to what stands beside it', '<p><button id="x">Up</button><button id="to">Down</button></p>'],
    [
      'to what stands around it',
      '<section><h2>t</h2><button id="to">New</button><ul><li id="x"><button id="from">Off</button></li></ul></section>',
    ],
  ])('%s', async (_, html) => {
    show(html)
    at(html.includes('"from"') ? 'from' : 'x').focus()
    at('x').remove()
    await afterwards()
    expect(focused()).toBe('to')
  })

  test('to the content itself, where nothing else is there', async () => {
    show('<p id="x"><button id="from">Leave</button></p>')
    at('from').focus()
    at('x').remove()
    await afterwards()
    expect(focused()).toBe('content')
  })

  test('with the element, where it only moved', async () => {
    show('<ul id="list"><li>1</li><li id="x"><button id="from">Up</button></li></ul>')
    at('from').focus()
    at('list').prepend(at('x'))
    await afterwards()
    expect(focused()).toBe('from')
  })
})

test('a dialog that is gone gives the focus back to what was focused before it', async () => {
  show('<button id="first">first</button><button id="opener">open</button>')
  at('first').focus()
  at('opener').focus()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="dialog" role="dialog"><button id="ok">OK</button></div>',
  )
  at('ok').focus()
  at('dialog').remove()
  await afterwards()
  expect(focused()).toBe('opener')
})

test('and to what stood before that, where the opener is gone as well', async () => {
  show('<button id="row">row</button><div id="bar"><button id="opener">Reject</button></div>')
  at('row').focus()
  at('opener').focus()
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div id="dialog" role="dialog"><button id="ok">OK</button></div>',
  )
  at('ok').focus()
  at('bar').remove()
  at('dialog').remove()
  await afterwards()
  expect(focused()).toBe('row')
})

test('what is disabled for a moment has the focus again afterwards', async () => {
  show('<button id="other">other</button><button id="save">Save</button>')
  const save = at('save')
  save.focus()
  save.setAttribute('disabled', '')
  save.blur()
  await afterwards()
  save.removeAttribute('disabled')
  await afterwards()
  expect(focused()).toBe('save')
})

test('whoever moves the focus themselves is left alone', async () => {
  show('<button id="a">a</button><button id="x">x</button><button id="b">b</button>')
  at('x').focus()
  at('x').remove()
  at('a').focus()
  await afterwards()
  expect(focused()).toBe('a')
})

test('a press on nothing leaves the focus nowhere', async () => {
  show('<button id="x">x</button><button id="b">b</button><p id="words">words</p>')
  at('x').focus()
  at('x').blur()
  at('words').dispatchEvent(new Event('pointerdown', { bubbles: true }))
  at('x').remove()
  await afterwards()
  expect(focused()).toBe('')
})

describe('within a dialog Tab goes round', () => {
  const tab = (given: object = {}) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true, ...given }),
    )
  const dialog = (modal: boolean) =>
    `<button id="under">u</button><div role="dialog" aria-modal="${modal}"><button id="first">a</button><input id="mid"><a href="#" id="last">z</a></div>`

  test.each([
    ['from its end to its beginning', 'last', {}, 'first'],
    ['from its beginning to its end, backwards', 'first', { shiftKey: true }, 'last'],
    ['from nowhere into it', null, {}, 'first'],
    ['and is the browser’s business between', 'mid', {}, 'mid'],
  ])('%s', (_, from, given, to) => {
    show(dialog(true))
    if (from) at(from).focus()
    tab(given)
    expect(focused()).toBe(to)
  })

  test('but not where the page beneath can be worked in', () => {
    show(dialog(false))
    at('last').focus()
    tab()
    expect(focused()).toBe('last')
  })
})
